# Signs an image with a key that never leaves Google Cloud KMS.
# Usage: KMS_KEY_VERSION=projects/…/cryptoKeyVersions/1 python sign_google_kms.py [source] [destination] [folder with chain.pem]
import hashlib
import io
import os
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paError, C2paSigningAlg, Context, Signer
from google.cloud import kms_v1

source, destination, folder = [*sys.argv[1:], *["photo.jpg", "signed.jpg", "key-certs"][len(sys.argv) - 1 :]]

# #region callback
kms = kms_v1.KeyManagementServiceClient()  # create one for the whole program
failure = None


def sign(data: bytes) -> bytes:
    global failure
    try:
        # The name ends with the version, because a certificate is for one version of a key.
        digest = {"sha256": hashlib.sha256(data).digest()}
        request = {"name": os.environ["KMS_KEY_VERSION"], "digest": digest}
        return kms.asymmetric_sign(request=request, timeout=5).signature  # DER, which the SDK converts
    except Exception as error:
        failure = error  # the SDK itself reports only an invalid signature
        raise


signer = Signer.from_callback(sign, C2paSigningAlg.ES256, Path(folder, "chain.pem").read_text())
# #endregion callback

definition = {"title": "A drawing", "claim_generator_info": [{"name": "sign-google-kms", "version": "1.0.0"}]}
# verify_after_sign catches a key that doesn't match the certificate.
builder_settings = {"created_assertion_labels": ["c2pa.actions"]}
context = Context.from_dict({"verify": {"verify_after_sign": True}, "builder": builder_settings})
output = io.BytesIO()
with signer, Builder(definition, context=context) as builder, open(source, "rb") as image:
    builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CREATION)
    try:
        builder.sign(signer, "image/jpeg", image, output)
    except C2paError as error:
        sys.exit(f"{destination}: not signed: {failure or error}")
Path(destination).write_bytes(output.getvalue())  # written last, so a failure leaves no empty file
print(f"{destination}: signed with a key in Google Cloud KMS")
