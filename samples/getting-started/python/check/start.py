import json

from c2pa import Reader


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


check("photo.jpg")
check("created.jpg")
