# Signs an edit in which a generative model replaced a part of a signed image.
# Usage: python fill_ai.py [signed.jpg] [edited.jpg] [filled.jpg] [test-certs]
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paSignerInfo, C2paSigningAlg, Context, Reader, Signer

names = ["signed.jpg", "edited.jpg", "filled.jpg", "test-certs"]
original, edited, output, folder = [*sys.argv[1:], *names[len(sys.argv) - 1 :]]

# #region mark
context = Context.from_dict(
    {
        "verify": {"verify_after_sign": True},
        "builder": {"created_assertion_labels": ["c2pa.actions", "c2pa.thumbnail.claim"]},
    }
)
definition = {"title": "With a new sky", "claim_generator_info": [{"name": "Example Editor", "version": "3.1"}]}
builder = Builder(definition, context=context)
builder.set_intent(C2paBuilderIntent.EDIT)
with open(original, "rb") as parent:
    builder.add_ingredient({"title": original, "relationship": "parentOf"}, "image/jpeg", parent)
builder.add_action(
    {
        "action": "c2pa.edited",
        # A model made a part of the result. The rest is still the original.
        "digitalSourceType": "http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia",
        "softwareAgent": {"name": "Example Diffusion", "version": "2.0"},
        "parameters": {"description": "Sky replaced"},
    }
)
# #endregion mark

info = C2paSignerInfo(
    alg=C2paSigningAlg.ES256,
    sign_cert=Path(folder, "chain.pem").read_bytes(),
    private_key=Path(folder, "signer.key").read_bytes(),
    ta_url=None,
)
with Signer.from_info(info) as signer:
    builder.sign_file(edited, output, signer)

with Reader(output, context=context) as reader:
    print(f"{output}: {reader.get_validation_state()}")
