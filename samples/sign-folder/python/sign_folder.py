# Signs every image in a folder, a few at a time. Run it again after a failure: it skips signed files.
# Usage: python sign_folder.py [source folder] [destination folder] [certificate folder] [how many at a time]
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paSignerInfo, C2paSigningAlg, Context, Signer

defaults = ["images", "signed", "test-certs", "4"]
source, destination, folder, at_once = [*sys.argv[1:], *defaults[len(sys.argv) - 1 :]]
TYPES = {".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".png": "image/png", ".webp": "image/webp"}

# #region file
info = C2paSignerInfo(  # in production: Signer.from_callback with your KMS or HSM
    alg=C2paSigningAlg.ES256,
    sign_cert=Path(folder, "chain.pem").read_bytes(),
    private_key=Path(folder, "signer.key").read_bytes(),
    ta_url=None,
)
settings = {
    "verify": {"verify_after_sign": True},
    "builder": {"created_assertion_labels": ["c2pa.actions"]},
}


def sign(path):
    definition = {"title": path.name, "claim_generator_info": [{"name": "sign-folder", "version": "1.0.0"}]}
    # From file to file, under a temporary name: a failure leaves no file with the final name.
    unfinished = Path(destination, f".{path.name}")
    try:
        # Each thread creates its own context, signer, and builder.
        context = Context.from_dict(settings)
        with Signer.from_info(info) as signer, Builder(definition, context=context) as builder:
            builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CREATION)
            with path.open("rb") as original, unfinished.open("w+b") as signed:
                builder.sign(signer, TYPES[path.suffix.lower()], original, signed)
        unfinished.rename(Path(destination, path.name))
    finally:
        unfinished.unlink(missing_ok=True)
# #endregion file


# #region queue
def worker(path):
    try:
        if Path(destination, path.name).exists():
            return "skipped"
        sign(path)
        return "signed"
    except Exception as error:
        print(f"{path.name}: {error}", file=sys.stderr)  # continue with the next file
        return "failed"


Path(destination).mkdir(parents=True, exist_ok=True)
images = sorted(path for path in Path(source).iterdir() if path.suffix.lower() in TYPES)
# No more than `at_once` files are open at a time.
with ThreadPoolExecutor(max_workers=int(at_once)) as pool:
    results = list(pool.map(worker, images))
counts = {name: results.count(name) for name in ("signed", "skipped", "failed")}
print(", ".join(f"{count} {name}" for name, count in counts.items()))
sys.exit(1 if counts["failed"] else 0)
# #endregion queue
