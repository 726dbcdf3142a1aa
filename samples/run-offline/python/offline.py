# Reads a file and checks its signer without any network access.
# Usage: python offline.py [signed.jpg] [trust list.pem] [manifest store.c2pa]
import mimetypes
import sys
from pathlib import Path

from c2pa import C2paError, Context, Reader

file, anchors, store = [*sys.argv[1:], *["signed.jpg", "test-certs/root.pem", None][len(sys.argv) - 1 :]]

# #region settings
# A copy of the list, from a file.
signers = {"trust_kind": "manifest", "trust_anchors": Path(anchors).read_text(encoding="utf-8")}
# A second entry, with the same list, for time stamps. Each entry has one purpose.
stamps = {**signers, "trust_kind": "tsa"}
purposes = "1.3.6.1.5.5.7.3.4\n1.3.6.1.5.5.7.3.36\n1.3.6.1.4.1.62558.2.1"
settings = {
    # No host, not even for an identity whose key is on a website.
    "core": {"allowed_network_hosts": []},
    # No remote manifest stores, and no online revocation checks, which are off by default.
    "verify": {"remote_manifest_fetch": False, "ocsp_fetch": False},
    "trust": {"anchors": [signers, stamps], "trust_config": purposes},
}
# #endregion settings

# #region read
context = Context.from_dict(settings)
try:
    if store:  # a manifest store that isn't in the file has to be passed along with it
        media_type, _ = mimetypes.guess_type(file)
        reader = Reader(media_type, open(file, "rb"), Path(store).read_bytes(), context)
    else:
        reader = Reader(file, context=context)
except C2paError.ManifestNotFound:
    sys.exit(f"{file}: no Content Credentials")
except C2paError as error:
    sys.exit(f"{file}: {error}")  # names the URL if the manifest store is on the web

with reader:
    print(f"{file}: {reader.get_validation_state()}")
    for status in reader.get_validation_results()["activeManifest"]["failure"]:
        print(f"failure: {status['code']}")
# #endregion read
