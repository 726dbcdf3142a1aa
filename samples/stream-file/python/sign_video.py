# Signs a video from one open file into another, so that memory use doesn't depend on its size.
# Usage: python sign_video.py [video.mp4] [signed.mp4] [test-certs]
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paSignerInfo, C2paSigningAlg, Context, Reader, Signer

video, output, folder = [*sys.argv[1:], *["video.mp4", "signed.mp4", "test-certs"][len(sys.argv) - 1 :]]

info = C2paSignerInfo(
    alg=C2paSigningAlg.ES256,
    sign_cert=Path(folder, "chain.pem").read_bytes(),
    private_key=Path(folder, "signer.key").read_bytes(),
    ta_url=None,
)
# The signer is responsible for the actions, so the claim lists them under created_assertions.
context = Context.from_dict(
    {"verify": {"verify_after_sign": True}, "builder": {"created_assertion_labels": ["c2pa.actions"]}}
)
definition = {"title": "A ball crosses the frame", "claim_generator_info": [{"name": "stream-file", "version": "1.0.0"}]}

# #region stream
# Open files, not bytes: the library reads the parts it needs. It also reads back the destination, hence "w+b".
with (
    Signer.from_info(info) as signer,
    Builder(definition, context=context) as builder,
    open(video, "rb") as source,
    open(output, "w+b") as destination,
):
    builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CREATION)
    builder.sign(signer, "video/mp4", source, destination)

with open(output, "rb") as stream, Reader("video/mp4", stream, context=context) as reader:
    print(f"{output}: {reader.get_validation_state()}")
# #endregion stream
