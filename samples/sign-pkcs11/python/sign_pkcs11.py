# Signs an image with a key in an HSM, through PKCS#11. The key never leaves the HSM.
# Usage: PKCS11_PIN=1234 python sign_pkcs11.py [source] [destination] [folder with chain.pem]
import hashlib
import io
import os
import sys
from pathlib import Path

import pkcs11
from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paError, C2paSigningAlg, Context, Signer

source, destination, folder = [*sys.argv[1:], *["photo.jpg", "signed.jpg", "hsm"][len(sys.argv) - 1 :]]

# #region callback
# Open one session when your program starts, and keep it: logging in takes longer than signing.
module = pkcs11.lib(os.environ.get("PKCS11_MODULE", "/usr/lib/softhsm/libsofthsm2.so"))
session = module.get_token(token_label="c2pa").open(user_pin=os.environ["PKCS11_PIN"])
key = session.get_key(object_class=pkcs11.ObjectClass.PRIVATE_KEY, label="signer-2026")
failure = None


def sign(data: bytes) -> bytes:
    global failure
    try:
        # CKM_ECDSA signs a hash and returns r and s, 32 bytes each: the form that ES256 needs.
        return key.sign(hashlib.sha256(data).digest(), mechanism=pkcs11.Mechanism.ECDSA)
    except Exception as error:
        failure = error  # the SDK itself reports only an invalid signature
        raise


signer = Signer.from_callback(sign, C2paSigningAlg.ES256, Path(folder, "chain.pem").read_text())
# #endregion callback

definition = {"title": "A drawing", "claim_generator_info": [{"name": "sign-pkcs11", "version": "1.0.0"}]}
# verify_after_sign catches a key that doesn't match the certificate.
builder_settings = {"created_assertion_labels": ["c2pa.actions"]}
context = Context.from_dict({"verify": {"verify_after_sign": True}, "builder": builder_settings})
output = io.BytesIO()
with session, signer, Builder(definition, context=context) as builder, open(source, "rb") as image:
    builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CREATION)
    try:
        builder.sign(signer, "image/jpeg", image, output)
    except C2paError as error:
        sys.exit(f"{destination}: not signed: {failure or error}")
Path(destination).write_bytes(output.getvalue())  # written last, so a failure leaves no empty file
print(f"{destination}: signed with a key in the token")
