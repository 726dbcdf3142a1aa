# Signs an image, changes one bit of its pixels, and reads both files.
# Usage: python tamper.py [photo.jpg] [test-certs]
import json
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paSignerInfo, C2paSigningAlg, Context, Reader, Signer

source, folder = [*sys.argv[1:], *["photo.jpg", "test-certs"][len(sys.argv) - 1 :]]

# The signer is responsible for the actions, so the claim lists them under created_assertions.
context = Context.from_dict({"builder": {"created_assertion_labels": ["c2pa.actions"]}})
info = C2paSignerInfo(
    alg=C2paSigningAlg.ES256,
    sign_cert=Path(folder, "chain.pem").read_bytes(),
    private_key=Path(folder, "signer.key").read_bytes(),
    ta_url=None,
)
with Signer.from_info(info) as signer, Builder({"title": "Evening over the hills"}, context=context) as builder:
    builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CREATION)
    builder.sign_file(source, "before.jpg", signer)

# #region tamper
data = bytearray(Path("before.jpg").read_bytes())
# The end of a JPEG contains compressed pixels, so one bit changes the image.
data[-100] ^= 1
Path("tampered.jpg").write_bytes(data)
# #endregion tamper

# #region read
for file in ["before.jpg", "tampered.jpg"]:
    with Reader(file, context=Context()) as reader:
        store = json.loads(reader.json())
    print(f"{file}: {store['validation_state']}")
    for status in store["validation_results"]["activeManifest"]["failure"]:
        print(f"  {status['code']}\n    {status['url']}")
# #endregion read
