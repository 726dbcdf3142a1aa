# Signs an image whose manifest refers to data elsewhere, and prints what a validator checks.
# Usage: python refer_elsewhere.py [photo.jpg] [referring.jpg] [test-certs]
import hashlib
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paSignerInfo, C2paSigningAlg, Context, Reader, Signer

photo, output, folder = [*sys.argv[1:], *["photo.jpg", "referring.jpg", "test-certs"][len(sys.argv) - 1 :]]
base = "https://assets.example.com/evening"

# #region assertions
# The log on your server. Its hash goes into the manifest, so that no one can replace it unnoticed.
log = b'{"steps": ["exposure", "crop"]}'
log_hash = list(hashlib.sha256(log).digest())

assertions = [
    {
        # Where to get a copy of this image.
        "label": "c2pa.asset-ref",
        "data": {"references": [{"reference": {"uri": f"{base}.jpg"}, "description": "The full resolution"}]},
    },
    {
        # Other data that belongs with the manifest.
        "label": "c2pa.external-reference",
        "data": {
            "location": {"url": f"{base}/log.json", "alg": "sha256", "hash": log_hash},
            "description": "The editing log",
        },
    },
    {
        # An assertion that's stored outside the file.
        "label": "c2pa.cloud-data",
        "data": {
            "label": "org.example.log",
            "size": len(log),
            "location": {"url": f"{base}/log.json", "alg": "sha256", "hash": log_hash},
            "content_type": "application/json",
        },
    },
]
# #endregion assertions


def sign(assertions: list[dict], output: str) -> None:
    # Turn off the check after signing, which would reject the mistakes below.
    context = Context.from_dict({"verify": {"verify_after_sign": False}})
    info = C2paSignerInfo(
        alg=C2paSigningAlg.ES256,
        sign_cert=Path(folder, "chain.pem").read_bytes(),
        private_key=Path(folder, "signer.key").read_bytes(),
        ta_url=None,
    )
    builder = Builder({"title": "Evening", "assertions": assertions}, context=context)
    builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CAPTURE)
    with Signer.from_info(info) as signer:
        builder.sign_file(photo, output, signer)  # closes the builder too


def report(name: str, output: str) -> None:
    with Reader(output) as reader:
        failures = [one["code"] for one in reader.get_validation_results()["activeManifest"]["failure"]]
        # No trust list is selected here.
        codes = [code for code in failures if code != "signingCredential.untrusted"]
        print(": ".join([name, reader.get_validation_state(), *codes]))


sign(assertions, output)
report("as above", output)

# #region mistakes
*_, cloud = assertions
for name, change in [
    ("cloud data without bytes", {"size": 0}),
    ("the hard binding as cloud data", {"label": "c2pa.hash.data"}),
]:
    sign([{**cloud, "data": {**cloud["data"], **change}}], "wrong.jpg")
    report(name, "wrong.jpg")
# #endregion mistakes
