# Signs an image with a key that never leaves AWS KMS.
# Usage: KMS_KEY_ID=… python sign_aws_kms.py [source] [destination] [folder with chain.pem]
import hashlib
import io
import os
import sys
from pathlib import Path

import boto3
from botocore.config import Config
from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paError, C2paSigningAlg, Context, Signer

source, destination, folder = [*sys.argv[1:], *["photo.jpg", "signed.jpg", "key-certs"][len(sys.argv) - 1 :]]

# #region callback
# Create one client for the whole program, so it reuses connections. Two attempts, with short timeouts.
kms = boto3.client("kms", config=Config(connect_timeout=2, read_timeout=5, retries={"total_max_attempts": 2}))
failure = None


def sign(data: bytes) -> bytes:
    global failure
    try:
        # KMS takes messages of up to 4096 bytes. With a long chain, there's more to sign, so send the hash.
        short = len(data) <= 4096
        response = kms.sign(
            KeyId=os.environ["KMS_KEY_ID"],
            SigningAlgorithm="ECDSA_SHA_256",
            MessageType="RAW" if short else "DIGEST",
            Message=data if short else hashlib.sha256(data).digest(),
        )
        return response["Signature"]  # DER, which the SDK converts
    except Exception as error:
        failure = error  # the SDK itself reports only an invalid signature
        raise


signer = Signer.from_callback(sign, C2paSigningAlg.ES256, Path(folder, "chain.pem").read_text())
# #endregion callback

definition = {"title": "A drawing", "claim_generator_info": [{"name": "sign-aws-kms", "version": "1.0.0"}]}
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
print(f"{destination}: signed with a key in AWS KMS")
