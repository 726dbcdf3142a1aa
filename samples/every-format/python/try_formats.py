# Signs a small file in every media format and reads it back, to see what this version of the library supports.
# Usage: python try_formats.py [media] [test-certs]        (make-files.mjs makes the folder media)
import json
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

media, certs = [Path(name) for name in [*sys.argv[1:], *["media", "test-certs"][len(sys.argv) - 1 :]]]
context = Context.from_dict({})
signer = Signer.from_info(
    C2paSignerInfo(
        alg=C2paSigningAlg.ES256,
        sign_cert=(certs / "chain.pem").read_bytes(),
        private_key=(certs / "signer.key").read_bytes(),
        ta_url=None,
    )
)


def reads(plain: Path, extension: str) -> str:
    # A format that can be read returns None for a file without a manifest. Others raise.
    try:
        with plain.open("rb") as file:
            reader = Reader.try_create(extension, file)
        return "found a manifest in a file that has none" if reader else "yes"
    except C2paError as error:
        return f"no: {str(error).splitlines()[0]}"


def signs(plain: Path, extension: str) -> str:
    signed = plain.with_stem("signed")
    try:
        with Builder(json.dumps({"title": f"A {extension} file"}), context=context) as builder:
            builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CREATION)
            with plain.open("rb") as source, signed.open("w+b") as destination:
                builder.sign(signer, extension, source, destination)
        with signed.open("rb") as file, Reader(extension, file) as reader:
            return json.loads(reader.json())["validation_state"]
    except C2paError as error:
        return f"no: {str(error).splitlines()[0]}"


for plain in sorted(media.glob("plain.*")):
    extension = plain.suffix[1:]
    print(f"{extension:<5} reads: {reads(plain, extension)}; signed file: {signs(plain, extension)}")
