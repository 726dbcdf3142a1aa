# Reads one file with five trust settings, and shows which of them trust its signer and its time stamp.
# Usage: python kinds.py [stamped.jpg] [signers.pem] [tsas.pem] [signer.pem]
import json
import sys
from pathlib import Path

from c2pa import Context, Reader

names = ["stamped.jpg", "signers.pem", "tsas.pem", "signer.pem"]
file, *lists = [*sys.argv[1:], *names[len(sys.argv) - 1 :]]
# The certificates themselves, as PEM text: a path or a URL isn't read.
signers, tsas, signer = [Path(name).read_text() for name in lists]

# #region settings
ways = {
    "one entry per kind": {
        "anchors": [
            {"trust_kind": "manifest", "trust_anchors": signers},
            {"trust_kind": "tsa", "trust_anchors": tsas},
        ]
    },
    "one signer in allowed_list": {
        "anchors": [
            {"trust_kind": "manifest", "trust_anchors": "", "allowed_list": signer},
            {"trust_kind": "tsa", "trust_anchors": tsas},
        ]
    },
    "lists joined, manifest": {"anchors": [{"trust_kind": "manifest", "trust_anchors": f"{signers}\n{tsas}"}]},
    "lists joined, tsa": {"anchors": [{"trust_kind": "tsa", "trust_anchors": f"{signers}\n{tsas}"}]},
    "lists joined, old form": {"trust_anchors": f"{signers}\n{tsas}"},
}
# #endregion settings

# #region read
for name, trust in ways.items():
    with Reader(file, context=Context.from_dict({"trust": trust})) as reader:
        store = json.loads(reader.json())
    results = store["validation_results"]["activeManifest"]
    codes = {one["code"] for part in results.values() for one in part}
    shown = codes & {"timeStamp.trusted", "timeStamp.untrusted", "signingCredential.trusted", "signingCredential.expired"}
    print(f"{name}: {store['validation_state']}, {', '.join(sorted(shown, reverse=True))}")
# #endregion read
