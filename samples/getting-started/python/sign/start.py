import json
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paSignerInfo, C2paSigningAlg, Context, Reader, Signer

chain = Path("test-certs/chain.pem").read_bytes()
key = Path("test-certs/signer.key").read_bytes()
signer = Signer.from_info(C2paSignerInfo(alg=C2paSigningAlg.ES256, sign_cert=chain, private_key=key, ta_url=None))
settings = {
    "verify": {"verify_after_sign": True},
    "builder": {"created_assertion_labels": ["c2pa.actions"]},  # your signer is responsible for the actions
}
context = Context.from_dict(settings)


def check(file):
    reader = Reader.try_create(file)
    if reader is None:
        return print(f"{file}: no Content Credentials")
    with reader:
        report = json.loads(reader.json())
        issuer = reader.get_active_manifest()["signature_info"]["issuer"]
    print(f"{file}: {report['validation_state']}, signer {issuer}")
    for status in report["validation_results"]["activeManifest"]["failure"]:
        print(f"  {status['code']}")


def sign(source, destination):
    definition = {"claim_generator_info": [{"name": "start", "version": "1.0.0"}]}
    with Builder(definition, context=context) as builder:
        builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CAPTURE)  # a camera took it
        builder.sign_file(source, destination, signer)


sign("photo.jpg", "signed.jpg")
check("signed.jpg")
