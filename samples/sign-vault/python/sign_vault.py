# Signs an image with a key in the transit engine of OpenBao or HashiCorp Vault.
# Usage: BAO_ADDR=https://… BAO_TOKEN=… python sign_vault.py [source] [destination] [folder with chain.pem]
import base64
import io
import json
import os
import sys
from pathlib import Path
from urllib.request import Request, urlopen

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paError, C2paSigningAlg, Context, Signer

source, destination, folder = [*sys.argv[1:], *["photo.jpg", "signed.jpg", "key-certs"][len(sys.argv) - 1 :]]

# #region callback
address = os.environ["BAO_ADDR"] + "/v1/transit/sign/c2pa-signer/sha2-256"
headers = {"X-Vault-Token": os.environ["BAO_TOKEN"], "Content-Type": "application/json"}
key_version = int(os.environ.get("KEY_VERSION", "1"))
failure = None


def sign(data: bytes) -> bytes:
    global failure
    try:
        # Name the version that the certificate is for. Otherwise, the engine signs with the newest.
        payload = {"input": base64.b64encode(data).decode(), "key_version": key_version}
        with urlopen(Request(address, json.dumps(payload).encode(), headers), timeout=5) as response:
            signature = json.load(response)["data"]["signature"]
        # "vault:v1:MEUCIQ…": the last part is the signature as DER, which the SDK converts.
        return base64.b64decode(signature.rpartition(":")[2])
    except Exception as error:
        failure = error  # the SDK itself reports only an invalid signature
        raise


signer = Signer.from_callback(sign, C2paSigningAlg.ES256, Path(folder, "chain.pem").read_text())
# #endregion callback

definition = {"title": "A drawing", "claim_generator_info": [{"name": "sign-vault", "version": "1.0.0"}]}
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
print(f"{destination}: signed with a key in the transit engine")
