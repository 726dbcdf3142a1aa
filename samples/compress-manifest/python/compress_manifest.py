# Signs an image twice, once with a compressed manifest, and compares the manifest stores.
# Usage: python compress_manifest.py [photo.jpg] [compressed.jpg] [test-certs]
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paSignerInfo, C2paSigningAlg, Context, Reader, Signer

photo, output, folder = [*sys.argv[1:], *["photo.jpg", "compressed.jpg", "test-certs"][len(sys.argv) - 1 :]]
notes = {"label": "org.example.notes", "data": {"text": "A long note about this edit. " * 400}}


def sign(output: str, settings: dict) -> int:
    info = C2paSignerInfo(
        alg=C2paSigningAlg.ES256,
        sign_cert=Path(folder, "chain.pem").read_bytes(),
        private_key=Path(folder, "signer.key").read_bytes(),
        ta_url=None,
    )
    builder = Builder({"title": "Evening", "assertions": [notes]}, context=Context.from_dict(settings))
    builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CAPTURE)
    with Signer.from_info(info) as signer:
        builder.sign_file(photo, output, signer)  # closes the builder too
    return Path(output).stat().st_size


plain = sign("plain.jpg", {})
# #region sign
compressed = sign(output, {"core": {"prefer_compress_manifests": True}})
# #endregion sign
print("saved more than half the size of the notes:", plain - compressed > len(notes["data"]["text"]) / 2)
print("compressed:", b"brob" in Path(output).read_bytes())
with Reader(output) as reader:
    labels = [one["label"] for one in reader.get_active_manifest()["assertions"]]
    print(f"{output}: {reader.get_validation_state()}, {', '.join(labels)}")
