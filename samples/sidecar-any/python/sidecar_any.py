# Signs a file of any type: the manifest store goes into a sidecar, and the file doesn't change.
# Usage: python sidecar_any.py [file] [media type] [test-certs]
import io
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paSignerInfo, C2paSigningAlg, Context, Reader, Signer

name, kind, folder = [*sys.argv[1:], *["report.xml", "application/xml", "test-certs"][len(sys.argv) - 1 :]]
file = Path(name)
if not file.exists():
    file.write_text('<?xml version="1.0"?>\n<report><total>3</total></report>\n', encoding="utf-8")

info = C2paSignerInfo(
    alg=C2paSigningAlg.ES256,
    sign_cert=Path(folder, "chain.pem").read_bytes(),
    private_key=Path(folder, "signer.key").read_bytes(),
    ta_url=None,
)
# The signer is responsible for the actions, so the claim lists them under created_assertions.
context = Context.from_dict({"builder": {"created_assertion_labels": ["c2pa.actions"]}})


# #region sign
def sign(embed: bool) -> bytes:
    """The manifest store; without `embed`, the hash covers the whole file."""
    with Signer.from_info(info) as signer, Builder({"title": file.name}, context=context) as builder:
        builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CREATION)
        if not embed:
            builder.set_no_embed()
        return builder.sign(signer, kind, io.BytesIO(file.read_bytes()), io.BytesIO())


try:
    sign(embed=True)
except Exception as error:
    print(f"embedded: {error}")
sidecar = file.with_name(f"{file.name}.c2pa")
sidecar.write_bytes(sign(embed=False))
# #endregion sign

# #region check
with file.open("rb") as stream, Reader(kind, stream, sidecar.read_bytes(), context) as reader:
    print(f"{file} with {sidecar}: {reader.get_validation_state()}")
# One extra space, as a formatter might add.
changed = io.BytesIO(file.read_bytes() + b" ")
with Reader(kind, changed, sidecar.read_bytes(), context) as reader:
    print(f"changed: {reader.get_validation_state()}")
# #endregion check
