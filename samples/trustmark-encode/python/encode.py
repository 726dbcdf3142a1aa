# Writes a random number into an image's pixels and reads it back. The models are downloaded on first use.
# Usage: python encode.py [photo.jpg] [marked.jpg]
import secrets
import sys

from PIL import Image
from trustmark import TrustMark

source, destination = (sys.argv[1:] + ["photo.jpg", "marked.jpg"][len(sys.argv) - 1 :])[:2]

# #region encode
# The remover is another model to download; leave it out unless you need it.
tm = TrustMark(
    verbose=False,
    model_type="Q",
    encoding_type=TrustMark.Encoding.BCH_5,
    loadRemover=False,
)
capacity = tm.schemaCapacity()  # 61 bits
number = format(secrets.randbits(capacity), f"0{capacity}b")

image = Image.open(source)
marked = tm.encode(image.convert("RGB"), number, MODE="binary")
# The watermark is only in the pixels. Pillow drops the rest unless you pass it on.
metadata = {name: image.info[name] for name in ("exif", "icc_profile") if image.info.get(name)}
marked.save(destination, quality=95, **metadata)
# #endregion encode

# #region decode
found, present, version = tm.decode(Image.open(destination).convert("RGB"), MODE="binary")
if not present:
    sys.exit("no watermark found")
print(f"{version}*{found}")  # the form for a soft-binding assertion
print("as written" if found == number else "a different number than the one written")
# #endregion decode
