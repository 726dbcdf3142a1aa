# Reads a file with a trust list and says whether the signer's certificate chains to one of its anchors.
# Usage: python use_list.py [signed.jpg] [lists/both.pem]
import json
import sys

from c2pa import Context, Reader

file = sys.argv[1] if len(sys.argv) > 1 else "signed.jpg"
anchors = sys.argv[2] if len(sys.argv) > 2 else "lists/both.pem"

# #region read
# The certificates themselves, as PEM text: a path or a URL isn't read. The report shows trust_uri.
with open(anchors, encoding="utf-8") as pem:
    signers = {"trust_kind": "manifest", "trust_uri": "urn:example:my-list", "trust_anchors": pem.read()}
# Without these purposes, core 0.91.3 accepts only email certificates, and reports genuine files from other signers as Invalid.
purposes = "1.3.6.1.5.5.7.3.4\n1.3.6.1.5.5.7.3.36\n1.3.6.1.4.1.62558.2.1"
context = Context.from_dict({"trust": {"anchors": [signers], "trust_config": purposes}})

with Reader(file, context=context) as reader:
    store = json.loads(reader.json())

results = store["validation_results"]["activeManifest"]
print(f"{file}: {store['validation_state']}")
for status in results["success"] + results["failure"]:
    if status["code"].startswith("signingCredential."):
        print(f"  {status['code']}: {status['explanation']}")
# #endregion read
