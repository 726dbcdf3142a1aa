# Simulates printing and photographing a marked image, and counts how often its watermark is still read.
# Usage: python print_scan.py [photo.jpg] [tries]
import io
import random
import secrets
import sys

from PIL import Image, ImageEnhance, ImageFilter

source = sys.argv[1] if len(sys.argv) > 1 else "photo.jpg"
tries = int(sys.argv[2]) if len(sys.argv) > 2 else 20


# #region distort
def corners(width, height, share):
    """Where a tilted camera sees the four corners: each moves inward by up to a share of the size."""
    x, y = width * share, height * share
    near = lambda edge, far: random.uniform(0, far) if edge == 0 else edge - random.uniform(0, far)
    # Top left, bottom left, bottom right, top right: the order that Pillow expects.
    return [(near(0, x), near(0, y)), (near(0, x), near(height, y)), (near(width, x), near(height, y)), (near(width, x), near(0, y))]


def photographed(image, tilt, blur, quality):
    """One photo of a print: perspective, blur, weaker contrast, and a JPEG."""
    width, height = image.size
    quad = [value for corner in corners(width, height, tilt) for value in corner]
    seen = image.transform((width, height), Image.Transform.QUAD, quad, Image.Resampling.BICUBIC)
    seen = ImageEnhance.Contrast(seen.filter(ImageFilter.GaussianBlur(blur))).enhance(0.85)
    file = io.BytesIO()
    seen.save(file, "JPEG", quality=quality)
    return Image.open(file).convert("RGB")
# #endregion distort


# #region count
def main():
    from trustmark import TrustMark

    tm = TrustMark(verbose=False, model_type="Q", encoding_type=TrustMark.Encoding.BCH_5, loadRemover=False)
    image = Image.open(source).convert("RGB")
    number = format(secrets.randbits(61), "061b")
    for strength in (1.0, 1.5):
        marked = tm.encode(image, number, MODE="binary", WM_STRENGTH=strength)
        for tilt in (0.0, 0.02, 0.05, 0.1):
            found = [tm.decode(photographed(marked, tilt, 1.5, 75), MODE="binary") for _ in range(tries)]
            right = sum(present and value == number for value, present, _ in found)
            wrong = sum(present and value != number for value, present, _ in found)
            print(f"strength {strength}, tilt {tilt:.0%}: {right} of {tries} right, {wrong} wrong")


if __name__ == "__main__":
    main()
# #endregion count
