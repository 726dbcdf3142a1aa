# Signs an image that a generative model made, and says so in the three places that readers look.
# Usage: python mark_ai.py [photo.jpg] [generated.jpg] [test-certs]
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paSignerInfo, C2paSigningAlg, Context, Reader, Signer

image, output, folder = [*sys.argv[1:], *["photo.jpg", "generated.jpg", "test-certs"][len(sys.argv) - 1 :]]

# #region mark
definition = {
    "title": "A generated landscape",
    "claim_generator_info": [{"name": "Example Generator", "version": "2.0", "specVersion": "2.4.0"}],
    "assertions": [
        {
            # Which model generated the image, and how much a person was involved.
            "label": "c2pa.ai-disclosure",
            "created": True,
            "data": {
                "modelType": "c2pa.types.model",
                "modelName": "Example Diffusion",
                "modelIdentifier": "pkg:generic/example-diffusion@2.0",
                "contentProfile": {"humanOversightLevel": "prompt_guided"},
            },
        },
        {
            # Whether others may train on it.
            "label": "cawg.training-mining",
            "data": {"entries": {"cawg.ai_generative_training": {"use": "notAllowed"}}},
        },
    ],
}
context = Context.from_dict(
    {
        "verify": {"verify_after_sign": True},
        "builder": {"created_assertion_labels": ["c2pa.actions", "c2pa.thumbnail.claim"]},
    }
)
builder = Builder(definition, context=context)
# Where the content came from: a model made all of it.
builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.TRAINED_ALGORITHMIC_MEDIA)
# #endregion mark

info = C2paSignerInfo(
    alg=C2paSigningAlg.ES256,
    sign_cert=Path(folder, "chain.pem").read_bytes(),
    private_key=Path(folder, "signer.key").read_bytes(),
    ta_url=None,
)
with Signer.from_info(info) as signer:
    builder.sign_file(image, output, signer)

with Reader(output, context=context) as reader:
    print(f"{output}: {reader.get_validation_state()}")
