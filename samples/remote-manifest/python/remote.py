# Signs an image but embeds only the URL of the manifest store, which you publish as a separate file.
# Usage: python remote.py [photo.jpg] [remote.jpg] [remote.c2pa] [test-certs] [url]
import sys
from pathlib import Path

from c2pa import (
    Builder,
    C2paBuilderIntent,
    C2paDigitalSourceType,
    C2paError,
    C2paSignerInfo,
    C2paSigningAlg,
    Context,
    Reader,
    Signer,
)

names = ["photo.jpg", "remote.jpg", "remote.c2pa", "test-certs", "https://example.com/manifests/remote.c2pa"]
photo, output, store, folder, store_url = [*sys.argv[1:], *names[len(sys.argv) - 1 :]]

info = C2paSignerInfo(
    alg=C2paSigningAlg.ES256,
    sign_cert=Path(folder, "chain.pem").read_bytes(),
    private_key=Path(folder, "signer.key").read_bytes(),
    ta_url=None,
)
# Fetching is on by default. Without this line, reading a file sends a request to the server that the file names.
context = Context.from_dict(
    {
        "verify": {"remote_manifest_fetch": False},
        # The signer is responsible for the actions, so the claim lists them under created_assertions.
        "builder": {"created_assertion_labels": ["c2pa.actions"]},
    }
)

# #region write
with Signer.from_info(info) as signer, Builder({"title": "Evening over the hills"}, context=context) as builder:
    builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CREATION)
    builder.set_remote_url(store_url)  # written to the file's XMP
    builder.set_no_embed()  # without this, the store is embedded too
    Path(store).write_bytes(builder.sign_file(photo, output, signer))
# #endregion write

# #region read
# With fetching off, the Reader stops and reports the URL. 0.38.1 has no specific class for this error.
try:
    Reader(output, context=context).close()
except C2paError as error:
    if not str(error).startswith("Remote: "):
        raise
    print(f"{output}: nothing fetched, the manifest store is at {str(error).split()[-1]}")

# Pass the store that you fetched yourself, with your own limits, together with the file.
with open(output, "rb") as stream, Reader("image/jpeg", stream, Path(store).read_bytes(), context) as reader:
    print(f"{output} with {store}: {reader.get_validation_state()}")
    print(f"embedded: {'yes' if reader.is_embedded() else 'no'}")
# #endregion read
