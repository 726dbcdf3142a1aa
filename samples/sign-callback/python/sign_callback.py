# Signs an image with a key that this program never sees: it passes bytes and gets a signature back.
# Usage: python sign_callback.py [source] [destination] [certificate folder]
import subprocess
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paSigningAlg, Context, Signer

source, destination, folder = [*sys.argv[1:], *["photo.jpg", "signed.jpg", "test-certs"][len(sys.argv) - 1 :]]


# #region callback
def sign(data: bytes) -> bytes:
    # In production, call a key management service here. In this test, another process has the key.
    command = ["openssl", "dgst", "-sha256", "-sign", Path(folder, "signer.key")]
    return subprocess.run(command, input=data, capture_output=True, check=True, timeout=10).stdout


# The data isn't hashed yet: the service hashes it, with SHA-256 for ES256.
signer = Signer.from_callback(sign, C2paSigningAlg.ES256, Path(folder, "chain.pem").read_text())
# #endregion callback

definition = {"title": "Test photo", "claim_generator_info": [{"name": "sign-callback", "version": "1.0.0"}]}
# The signer is responsible for the actions, so the claim lists them under created_assertions.
builder_settings = {"created_assertion_labels": ["c2pa.actions"]}
context = Context.from_dict({"verify": {"verify_after_sign": True}, "builder": builder_settings})
with signer, Builder(definition, context=context) as builder:
    builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CAPTURE)
    builder.sign_file(source, destination, signer)
print(f"{destination}: signed through a callback")
