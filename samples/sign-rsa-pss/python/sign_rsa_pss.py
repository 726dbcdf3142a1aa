# Signs an image with an RSA key through a callback: RSA-PSS with SHA-256.
# Usage: python sign_rsa_pss.py [source] [destination] [folder with chain.pem and signer.key]
import io
import subprocess
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paError, C2paSigningAlg, Context, Signer

source, destination, folder = [*sys.argv[1:], *["photo.jpg", "signed.jpg", "rsa-certs"][len(sys.argv) - 1 :]]


# #region callback
def sign(data: bytes) -> bytes:
    # ps256 requires PSS padding, SHA-256 for both hashes, and a 32-byte salt, the length of the hash.
    pss = ["-sigopt", "rsa_padding_mode:pss", "-sigopt", "rsa_pss_saltlen:digest"]
    key = Path(folder, "signer.key")  # in production: your KMS or HSM
    command = ["openssl", "dgst", "-sha256", *pss, "-sign", key]
    return subprocess.run(command, input=data, capture_output=True, check=True, timeout=10).stdout


signer = Signer.from_callback(sign, C2paSigningAlg.PS256, Path(folder, "chain.pem").read_text())
# #endregion callback

definition = {"title": "A drawing", "claim_generator_info": [{"name": "sign-rsa-pss", "version": "1.0.0"}]}
builder_settings = {"created_assertion_labels": ["c2pa.actions"]}
context = Context.from_dict({"verify": {"verify_after_sign": True}, "builder": builder_settings})
output = io.BytesIO()
with signer, Builder(definition, context=context) as builder, open(source, "rb") as image:
    builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CREATION)
    try:
        builder.sign(signer, "image/jpeg", image, output)
    except C2paError as error:
        sys.exit(f"{destination}: not signed: {error}")
Path(destination).write_bytes(output.getvalue())  # written last, so a failure leaves no empty file
print(f"{destination}: signed with ps256")
