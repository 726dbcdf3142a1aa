# Reads the Content Credentials of a file and prints the validation result.
# Usage: python read.py [signed.jpg]
import json
import sys

from c2pa import Context, Reader

file = sys.argv[1] if len(sys.argv) > 1 else "signed.jpg"

# #region read
# Don't let an untrusted file make your server send requests.
context = Context.from_dict({"verify": {"remote_manifest_fetch": False}})

# try_create returns None where the constructor raises C2paError.ManifestNotFound.
reader = Reader.try_create(file, context=context)

if reader is None:
    # Having no manifest store isn't an error. Most files don't have one.
    print(f"{file}: no Content Credentials")
else:
    with reader:
        store = json.loads(reader.json())
    active = store["manifests"][store["active_manifest"]]
    print("state:", store["validation_state"])
    print("title:", active.get("title", "(none)"))
    print("signed by:", active.get("signature_info", {}).get("issuer", "(unknown)"))
    for status in store["validation_results"]["activeManifest"]["failure"]:
        print("failure:", status["code"])
# #endregion read
