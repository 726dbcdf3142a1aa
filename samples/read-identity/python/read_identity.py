# Reads the CAWG identity assertions of a file: who vouches for which assertions, and the result of the checks.
# Usage: python read_identity.py [identified.jpg]
import re
import sys

from c2pa import Reader

file = sys.argv[1] if len(sys.argv) > 1 else "identified.jpg"
reader = Reader.try_create(file)
if reader is None:
    print(f"{file}: no Content Credentials")
    sys.exit()

# #region identities
with reader:
    active = reader.get_active_manifest()
    results = reader.get_validation_results()["activeManifest"]

every = results["success"] + results["informational"] + results["failure"]
identities = [one for one in active["assertions"] if re.fullmatch(r"cawg\.identity(__\d+)?", one["label"])]
# If there are several, all of their codes have the JUMBF address of the first one, and nothing tells them apart.
if len(identities) > 1:
    sys.exit(f"{file}: more than one identity, so none of them is checked")
for identity in identities:
    label, data = identity["label"], identity["data"]
    payload = data["signer_payload"]
    print(f"{label}: {payload['sig_type']}")
    print(f"  name: {data.get('signature_info', {}).get('issuer', '(see verifiedIdentities)')}")
    print(f"  role: {', '.join(payload.get('role', [])) or '(none)'}")
    for reference in payload["referenced_assertions"]:
        print(f"  vouches for: {reference['url'].split('/')[-1]}")
    # The codes for this assertion have its JUMBF address as their URL.
    for status in every:
        if status.get("url", "").endswith(f"/{label}"):
            print(f"  {status['code']}")
# #endregion identities
if not identities:
    print(f"{file}: no identity assertion")
