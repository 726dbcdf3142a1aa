import json
import time
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paError, C2paSignerInfo, C2paSigningAlg, Context, Reader, Signer

chain = Path("test-certs/chain.pem").read_bytes()
key = Path("test-certs/signer.key").read_bytes()
signer = Signer.from_info(C2paSignerInfo(alg=C2paSigningAlg.ES256, sign_cert=chain, private_key=key, ta_url=None))
root = Path("test-certs/root.pem").read_text()
settings = {
    "trust": {"trust_anchors": root},
    "verify": {"verify_after_sign": True, "remote_manifest_fetch": False},  # don't contact a server that a file names
    "builder": {"created_assertion_labels": ["c2pa.actions"]},  # your signer is responsible for the actions
}
context = Context.from_dict(settings)


def check(file):
    reader = Reader.try_create(file, context=context)
    if reader is None:
        return print(f"{file}: no Content Credentials")
    with reader:
        report = json.loads(reader.json())
        issuer = reader.get_active_manifest()["signature_info"]["issuer"]
    print(f"{file}: {report['validation_state']}, signer {issuer}")
    for status in report["validation_results"]["activeManifest"]["failure"]:
        print(f"  {status['code']}")
    return report["validation_state"]


def sign(source, destination):
    definition = {"claim_generator_info": [{"name": "start", "version": "1.0.0"}]}
    with Builder(definition, context=context) as builder:
        builder.set_intent(C2paBuilderIntent.EDIT)  # keeps the credentials that the image already has
        builder.sign_file(source, destination, signer)


Path("inbox").mkdir(exist_ok=True)
Path("outbox").mkdir(exist_ok=True)
print("waiting for images in inbox")
while True:
    for file in sorted(Path("inbox").iterdir()):
        try:
            if check(file) == "Invalid":
                raise ValueError("not signed")
            sign(file, Path("outbox", file.name))
            print(f"outbox/{file.name}: signed")
        except (C2paError, ValueError) as error:
            print(f"{file}: {error}")  # the service continues with the next image
        file.unlink()
    time.sleep(1)
