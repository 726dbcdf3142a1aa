# Signs a PDF and reads it again.
# Usage: python sign_pdf.py [source] [destination] [certificate folder]
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paSignerInfo, C2paSigningAlg, Reader, Signer

source, destination, folder = [*sys.argv[1:], *["report.pdf", "signed.pdf", "test-certs"][len(sys.argv) - 1 :]]

# The chain starts with the certificate that matches the key.
info = C2paSignerInfo(
    alg=C2paSigningAlg.ES256,
    sign_cert=Path(folder, "chain.pem").read_bytes(),
    private_key=Path(folder, "signer.key").read_bytes(),
    ta_url=None,  # no time stamp
)
definition = {"title": "Annual report", "claim_generator_info": [{"name": "sign-pdf", "version": "1.0.0"}]}
with Signer.from_info(info) as signer, Builder(definition) as builder:
    # The document was made on a computer, and it's the first version. For a PDF that you edited, use C2paBuilderIntent.EDIT.
    builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CREATION)
    builder.sign_file(source, destination, signer)

with Reader(destination) as reader:
    print(f"{destination}: {reader.get_validation_state()}")
