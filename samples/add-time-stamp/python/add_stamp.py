# Signs an image with a time stamp.
# Usage: python add_stamp.py [source] [destination] [certificate folder] [URL of the TSA]
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paSignerInfo, C2paSigningAlg, Context, Signer

defaults = ["photo.jpg", "stamped.jpg", "test-certs", "http://127.0.0.1:3180/"]
source, destination, folder, tsa = [*sys.argv[1:], *defaults[len(sys.argv) - 1 :]]

# #region signer
info = C2paSignerInfo(
    alg=C2paSigningAlg.ES256,
    sign_cert=Path(folder, "chain.pem").read_bytes(),
    private_key=Path(folder, "signer.key").read_bytes(),
    ta_url=tsa.encode(),
)
# #endregion signer

definition = {"claim_generator_info": [{"name": "stamp", "version": "1.0.0"}]}
# The signer is responsible for the actions, so the claim lists them under created_assertions.
context = Context.from_dict({"builder": {"created_assertion_labels": ["c2pa.actions"]}})
with Signer.from_info(info) as signer, Builder(definition, context=context) as builder:
    builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CREATION)
    builder.sign_file(source, destination, signer)
print(f"{destination}: signed with a time stamp")
