# Resizes a signed image and signs the result, with the original as its parent.
# Usage: python resize_signed.py [signed.jpg] [small.webp] [320] [test-certs]
import io
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paSignerInfo, C2paSigningAlg, Context, Reader, Signer
from PIL import Image, ImageOps

names = ["signed.jpg", "small.webp", "320", "test-certs"]
original, output, width, folder = [*sys.argv[1:], *names[len(sys.argv) - 1 :]]
TYPES = {".jpg": "image/jpeg", ".png": "image/png", ".webp": "image/webp", ".avif": "image/avif"}
for name in (original, output):
    if Path(name).suffix not in TYPES:
        sys.exit(f"{name}: use {', '.join(TYPES)}")
source_type, result_type = TYPES[Path(original).suffix], TYPES[Path(output).suffix]
# Whoever made the file chose the URL in it: don't fetch it.
context = Context.from_dict(
    {
        "verify": {"verify_after_sign": True, "remote_manifest_fetch": False},
        "builder": {"created_assertion_labels": ["c2pa.actions"]},
    }
)

# #region check
# Don't add your signature to an invalid file.
before = Reader.try_create(original, context=context)
if before and before.get_validation_state() == "Invalid":
    sys.exit(f"{original} is Invalid, so it wasn't signed again")
# #endregion check

# #region resize
with Image.open(original) as image:
    upright = ImageOps.exif_transpose(image)
    height = round(upright.height * int(width) / upright.width)
    resized = io.BytesIO()
    upright.resize((int(width), height)).save(resized, format=result_type.split("/")[1])
    resized.seek(0)
# #endregion resize

# #region sign
info = C2paSignerInfo(
    alg=C2paSigningAlg.ES256,
    sign_cert=Path(folder, "chain.pem").read_bytes(),
    private_key=Path(folder, "signer.key").read_bytes(),
    ta_url=None,
)
definition = {"title": Path(output).name, "claim_generator_info": [{"name": "Docs example", "version": "1.0.0"}]}
with Signer.from_info(info) as signer, Builder(definition, context=context) as builder:
    # Edit: the result has one parent. The intent writes c2pa.opened.
    builder.set_intent(C2paBuilderIntent.EDIT)
    with open(original, "rb") as parent:
        ingredient = {"title": Path(original).name, "relationship": "parentOf"}
        builder.add_ingredient(ingredient, source_type, parent)
    builder.add_action({"action": "c2pa.resized.proportional"})
    if result_type != source_type:
        builder.add_action({"action": "c2pa.converted"})
    signed = io.BytesIO()
    builder.sign(signer, result_type, resized, signed)
    Path(output).write_bytes(signed.getvalue())
# #endregion sign

with Reader(output, context=context) as after:
    (made_from,) = after.get_active_manifest()["ingredients"]
    print(f"{output}: {after.get_validation_state()}, made from {made_from['title']}")
