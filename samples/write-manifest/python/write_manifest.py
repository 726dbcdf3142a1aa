# Signs an image with a manifest that says how it was made.
# Usage: python write_manifest.py [photo.jpg] [signed.jpg] [test-certs]
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paSignerInfo, C2paSigningAlg, Context, Reader, Signer

source, output, certs = [*sys.argv[1:], *["photo.jpg", "signed.jpg", "test-certs"][len(sys.argv) - 1 :]]

# #region definition
# 1. The definition: what the manifest says.
# The Builder adds the hashes, the thumbnail, and the signature.
definition = {
    "title": Path(source).name,
    "claim_generator_info": [{"name": "Docs example", "version": "1.0.0"}],
    "assertions": [
        {"label": "org.example.assignment", "data": {"desk": "Documentation", "reference": "DOC-15"}},
    ],
}
# The signer is responsible for these. All others count as gathered from elsewhere.
context = Context.from_dict({"builder": {"created_assertion_labels": ["c2pa.actions", "c2pa.thumbnail.claim"]}})
builder = Builder(definition, context=context)
# #endregion definition

# 2. The intent: a new photo, taken with a camera. For anything else, choose another type. It writes c2pa.created.
builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CAPTURE)

# #region actions
# 3. What else was done. Record only what your program knows.
builder.add_action(
    {
        "action": "c2pa.converted",
        "softwareAgent": {"name": "Pillow"},
        "parameters": {"description": "Converted to JPEG"},
    }
)
# #endregion actions

# 4. The signature. The leaf and intermediate certificates go into the file; the root doesn't.
info = C2paSignerInfo(
    alg=C2paSigningAlg.ES256,
    sign_cert=Path(certs, "chain.pem").read_bytes(),
    private_key=Path(certs, "signer.key").read_bytes(),
    ta_url=None,
)
with Signer.from_info(info) as signer:
    manifest_store = builder.sign_file(source, output, signer)  # closes the builder too
print(f"{output}: manifest store of {len(manifest_store)} bytes")

# 5. Read it back: always check the result before you publish it.
with Reader(output, context=context) as reader:
    print(f"state: {reader.get_validation_state()}")
    for status in reader.get_validation_results()["activeManifest"]["failure"]:
        print(f"failure: {status['code']}")
