# Signs an image with a certificate chain and a private key on disk.
# Usage: python sign_local.py [source] [destination] [certificate folder]
import json
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paSignerInfo, C2paSigningAlg, Context, Signer

source, destination, folder = [*sys.argv[1:], *["photo.jpg", "signed.jpg", "test-certs"][len(sys.argv) - 1 :]]

# #region signer
# Both files are PEM text. The chain starts with the certificate that matches the key; a P-256 key means ES256.
info = C2paSignerInfo(
    alg=C2paSigningAlg.ES256,
    sign_cert=Path(folder, "chain.pem").read_bytes(),
    private_key=Path(folder, "signer.key").read_bytes(),
    ta_url=None,  # no time stamp
)
# #endregion signer

# #region manifest
definition = {
    "title": "Test photo",
    "claim_generator_info": [{"name": "sign-local", "version": "1.0.0"}],
    "assertions": [],
}
# With verify_after_sign, signing fails if the key doesn't match the certificate.
context = Context.from_dict(
    {
        "verify": {"verify_after_sign": True},
        # The signer is responsible for the actions, so the claim lists them under created_assertions.
        # Write the labels without a version.
        "builder": {"created_assertion_labels": ["c2pa.actions"]},
    }
)
# #endregion manifest

# #region sign
# Each of these holds memory in the native library; `with` closes them.
with Signer.from_info(info) as signer, Builder(json.dumps(definition), context=context) as builder:
    # DIGITAL_CAPTURE is for a photo taken with a camera. For anything else, choose another type.
    # The intent adds the c2pa.created action that a standard manifest must begin with.
    builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CAPTURE)
    manifest_store = builder.sign_file(source, destination, signer)
print(f"{destination}: signed, the manifest store has {len(manifest_store)} bytes")
# #endregion sign
