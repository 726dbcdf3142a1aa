# Signs an image that another image was placed in, and records which one.
# Usage: python compose.py [photo.jpg] [logo.jpg] [composed.jpg] [test-certs]
import sys
from pathlib import Path

from c2pa import (
    Builder,
    C2paBuilderIntent,
    C2paDigitalSourceType,
    C2paSignerInfo,
    C2paSigningAlg,
    Context,
    Reader,
    Signer,
)

names = ["photo.jpg", "logo.jpg", "composed.jpg", "test-certs"]
image, part, output, folder = [*sys.argv[1:], *names[len(sys.argv) - 1 :]]

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
definition = {"title": "Evening, with logo", "claim_generator_info": [{"name": "Docs example", "version": "1.0.0"}]}

with Signer.from_info(info) as signer, Builder(definition, context=context) as builder:
    builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.COMPOSITE)
    # #region component
    # Choose any label. It links the action to the ingredient and is replaced when the claim is created.
    ingredient = {"title": part, "relationship": "componentOf", "label": "logo"}
    with open(part, "rb") as stream:
        builder.add_ingredient(ingredient, "image/jpeg", stream)
    builder.add_action({"action": "c2pa.placed", "parameters": {"ingredientIds": ["logo"]}})
    # #endregion component
    builder.sign_file(image, output, signer)

with Reader(output, context=context) as reader:
    active = reader.get_active_manifest()
    print(f"{output}: {reader.get_validation_state()}")
for ingredient in active["ingredients"]:
    own = "yes" if "active_manifest" in ingredient else "no"
    print(f"  {ingredient['relationship']} {ingredient['title']}, own manifest: {own}")
actions = next(one["data"]["actions"] for one in active["assertions"] if one["label"].startswith("c2pa.actions"))
for action in actions:
    used = [reference["url"].split("/")[-1] for reference in action.get("parameters", {}).get("ingredients", [])]
    print(f"  {action['action']}{''.join(f': {name}' for name in used)}")
