# Signs an image with a key that only another process can use.
# Usage: SIGN_TOKEN=… python sign_remote.py [source] [destination]      Also reads SIGN_URL, SIGN_TIMEOUT (ms), and TSA_URL.
import hashlib
import io
import json
import os
import sys
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paError, C2paSigningAlg, Context, Signer

source, destination = [*sys.argv[1:], *["photo.jpg", "signed.jpg"][len(sys.argv) - 1 :]]
service = os.environ.get("SIGN_URL", "http://127.0.0.1:8400")
timeout = int(os.environ.get("SIGN_TIMEOUT", "5000"))


# #region ask
# Every failure has its own message, so that whoever is on call knows what to do.
def ask(path: str, body: bytes | None = None) -> bytes:
    headers = {"Authorization": f"Bearer {os.environ['SIGN_TOKEN']}", "Content-Type": "application/octet-stream"}
    try:
        with urlopen(Request(service + path, body, headers), timeout=timeout / 1000) as response:
            return response.read()
    except HTTPError as error:
        reason = f"request refused: {error.code} {error.read().decode()}"
    except TimeoutError:
        reason = f"no response within {timeout} ms"
    except OSError as error:
        reason = getattr(error, "reason", error)
    raise RuntimeError(f"signing service {service}: {reason}")


# #endregion ask

failure = None


# #region callback
# Key and chain come from one response, so a new key is never used with an old certificate.
def signer_of(key: dict) -> Signer:
    def sign(data: bytes) -> bytes:
        global failure
        try:
            signature = ask(f"/keys/{key['id']}/signatures", data)
            print(f"claim {hashlib.sha256(data).hexdigest()}: signed with key {key['id']}")
            return signature
        except Exception as error:
            failure = error  # the SDK itself reports only an invalid signature
            raise

    # Without a time stamp, the file becomes Invalid on the day the certificate expires.
    return Signer.from_callback(sign, C2paSigningAlg.ES256, key["sign_cert"], os.environ.get("TSA_URL"))


# #endregion callback

# #region sign
definition = {"title": "Test photo", "claim_generator_info": [{"name": "sign-remote", "version": "1.0.0"}]}
# verify_after_sign catches a key that doesn't match the certificate. The signer is responsible for the actions.
builder_settings = {"created_assertion_labels": ["c2pa.actions"]}
context = Context.from_dict({"verify": {"verify_after_sign": True}, "builder": builder_settings})
output = io.BytesIO()
try:
    key = json.loads(ask("/current"))
    with signer_of(key) as signer, Builder(definition, context=context) as builder, open(source, "rb") as image:
        builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CAPTURE)
        builder.sign(signer, "image/jpeg", image, output)
except (C2paError, RuntimeError) as error:
    sys.exit(f"{destination}: not signed\n  {failure or error}")
Path(destination).write_bytes(output.getvalue())  # only now, so a failure leaves no incomplete file
print(f"{destination}: signed")
# #endregion sign
