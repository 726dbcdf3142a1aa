# Signs an image without changing it: the manifest store goes into a sidecar file.
# Usage: python sidecar.py [photo.jpg] [photo.c2pa] [test-certs]
import io
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paSignerInfo, C2paSigningAlg, Context, Reader, Signer

photo, sidecar, folder = [*sys.argv[1:], *["photo.jpg", "photo.c2pa", "test-certs"][len(sys.argv) - 1 :]]

info = C2paSignerInfo(
    alg=C2paSigningAlg.ES256,
    sign_cert=Path(folder, "chain.pem").read_bytes(),
    private_key=Path(folder, "signer.key").read_bytes(),
    ta_url=None,
)
# The signer is responsible for the actions, so the claim lists them under created_assertions.
context = Context.from_dict({"builder": {"created_assertion_labels": ["c2pa.actions"]}})

# #region write
definition = {"title": "Evening over the hills"}
with Signer.from_info(info) as signer, Builder(definition, context=context) as builder, open(photo, "rb") as source:
    builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CREATION)
    builder.set_no_embed()
    unused = io.BytesIO()  # a copy of the image with the same bytes, not needed
    store = builder.sign(signer, "image/jpeg", source, unused)
Path(sidecar).write_bytes(store)
# #endregion write

# #region read
alone = Reader.try_create(photo, context=context)
print(f"{photo} alone: {'nothing found' if alone is None else alone.get_validation_state()}")

with open(photo, "rb") as stream, Reader("image/jpeg", stream, Path(sidecar).read_bytes(), context) as both:
    print(f"{photo} with {sidecar}: {both.get_validation_state()}")
    print(f"embedded: {str(both.is_embedded()).lower()}")
# #endregion read
