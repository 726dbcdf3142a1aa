# Signs a ZIP with a collection hash, and shows what a change to one of its files does.
# Usage: python collection_hash.py [files.zip] [test-certs]
import sys
import zipfile
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paSignerInfo, C2paSigningAlg, Reader, Signer

output, folder = [*sys.argv[1:], *["files.zip", "test-certs"][len(sys.argv) - 1 :]]
# The core knows this media type and not application/zip.
ZIP = "application/x-zip"

with zipfile.ZipFile("unsigned.zip", "w") as archive:
    archive.writestr("text.txt", "What the files say.\n")
    archive.writestr("data.json", '{"answer": 42}\n')

# #region sign
info = C2paSignerInfo(
    alg=C2paSigningAlg.ES256,
    sign_cert=Path(folder, "chain.pem").read_bytes(),
    private_key=Path(folder, "signer.key").read_bytes(),
    ta_url=None,
)
builder = Builder({"title": "Two files"})
builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CREATION)
with Signer.from_info(info) as signer, open("unsigned.zip", "rb") as source, open(output, "w+b") as destination:
    builder.sign(signer, ZIP, source, destination)
# #endregion sign


def report(path: str) -> None:
    with open(path, "rb") as stream, Reader(ZIP, stream) as reader:
        found = reader.get_validation_results()["activeManifest"]
        codes = [one["code"] for one in found["success"] + found["failure"] if "collectionHash" in one["code"]]
        print(f"{path}: {reader.get_validation_state()}, {', '.join(codes)}")


report(output)
# The entries aren't compressed, so the text is in the file as it is.
Path("changed.zip").write_bytes(Path(output).read_bytes().replace(b"files say", b"files lie"))
report("changed.zip")
