# Reads a file as crJSON, and prints what each manifest in it contains.
# Usage: python read_crjson.py [signed.jpg]
import json
import sys

from c2pa import Reader

file = sys.argv[1] if len(sys.argv) > 1 else "signed.jpg"

# #region read
with Reader(file) as reader:
    document = json.loads(reader.crjson())
# #endregion read

# #region print
for manifest in document["manifests"]:
    # The active manifest comes first. A claim of version 1 is under "claim".
    version = "claim.v2" if "claim.v2" in manifest else "claim"
    claim = manifest[version]
    generator = claim["claim_generator_info"]
    # Version 1 allows several programs, version 2 only one.
    generator = generator[0] if isinstance(generator, list) else generator
    results = manifest["validationResults"]
    certificate = manifest["signature"]["certificateInfo"]
    print(f"{version} by {generator['name']}")
    print("  assertions:", ", ".join(manifest["assertions"]))
    print("  signature:", manifest["signature"]["algorithm"], "by", certificate["subject"]["O"])
    print("  passed:", len(results["success"]), "failed:", ", ".join(one["code"] for one in results["failure"]) or "none")
    print("  format: crJSON", results["specVersion"])
# #endregion print
