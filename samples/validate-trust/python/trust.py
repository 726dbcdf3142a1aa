# Reads the same file twice: without trust anchors, and with one root certificate as trust anchor.
# Usage: python trust.py [signed.jpg] [test-certs/root.pem]
import json
import sys
from pathlib import Path

from c2pa import Context, Reader

file, root_file = [*sys.argv[1:], *["signed.jpg", "test-certs/root.pem"][len(sys.argv) - 1 :]]


def report(title, context):
    reader = Reader.try_create(file, context=context)
    if reader is None:
        sys.exit(f"{file} has no manifest store")
    with reader:
        store = json.loads(reader.json())
    results = store["validation_results"]["activeManifest"]
    print(f"{title}: {store['validation_state']}")
    for status in results["success"] + results["failure"]:
        if status["code"].startswith("signingCredential."):
            print(f"  {status['code']} ({status['explanation']})")


# #region trust
# trust_anchors takes the certificates themselves, as PEM text. It doesn't accept a path. The report shows trust_uri.
own_root = {"trust_kind": "manifest", "trust_uri": "urn:example:own-root", "trust_anchors": Path(root_file).read_text()}
# Without these purposes, core 0.91.3 accepts only email certificates, and reports genuine files from other signers as Invalid.
purposes = "1.3.6.1.5.5.7.3.4\n1.3.6.1.5.5.7.3.36\n1.3.6.1.4.1.62558.2.1"
settings = {"trust": {"anchors": [own_root], "trust_config": purposes}}

report("no trust anchors", Context.from_dict({}))
report("root as trust anchor", Context.from_dict(settings))
# #endregion trust
