# Checks each segment of a signed video as it arrives.
# Usage: python check_segments.py [folder with init.mp4 and seg-*.m4s] [root certificate]
import json
import sys
from pathlib import Path

from c2pa import Context, Reader

folder, root = [*sys.argv[1:], *["signed/stream", "test-certs/root.pem"][len(sys.argv) - 1 :]]
signers = {"trust_kind": "manifest", "trust_anchors": Path(root).read_text()}
# Without these purposes, core 0.91.3 accepts only email certificates, and reports genuine files from other signers as Invalid.
purposes = "1.3.6.1.5.5.7.3.4\n1.3.6.1.5.5.7.3.36\n1.3.6.1.4.1.62558.2.1"
context = Context.from_dict({"trust": {"anchors": [signers], "trust_config": purposes}})
ok = True

# #region check
for segment in sorted(Path(folder).glob("seg-*.m4s")):
    # A new Reader for each segment: a failed one may be closed.
    with open(Path(folder, "init.mp4"), "rb") as init, open(segment, "rb") as fragment:
        with Reader("video/mp4", init, context=context) as reader:
            # Alone, the init segment is Invalid. Only the result after this line counts.
            init.seek(0)
            reader.with_fragment("video/mp4", init, fragment)
            report = json.loads(reader.json())
    codes = [one["code"] for one in report["validation_results"]["activeManifest"]["failure"]]
    print(f"{segment.name}: {report['validation_state']}", *codes)
    ok = ok and report["validation_state"] == "Trusted"
# #endregion check
sys.exit(0 if ok else 1)
