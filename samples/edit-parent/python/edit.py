# Signs an edited image with the signed original as its parent, so that its history is kept.
# Usage: python edit.py [signed.jpg] [edited.jpg] [edited-signed.jpg] [test-certs]
import json
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paSignerInfo, C2paSigningAlg, Context, Reader, Signer

names = ["signed.jpg", "edited.jpg", "edited-signed.jpg", "test-certs"]
original, edited, output, folder = [*sys.argv[1:], *names[len(sys.argv) - 1 :]]

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
definition = {"title": "Evening, smaller", "claim_generator_info": [{"name": "Docs example", "version": "1.0.0"}]}

with Signer.from_info(info) as signer, Builder(definition, context=context) as builder:
    # #region parent
    # Edit: the result has one parent. The library validates the parent now and keeps its manifests.
    builder.set_intent(C2paBuilderIntent.EDIT)
    with open(original, "rb") as parent:
        builder.add_ingredient({"title": original, "relationship": "parentOf"}, "image/jpeg", parent)
    # The intent writes c2pa.opened. Add an action for each change you made.
    builder.add_action({"action": "c2pa.resized.proportional"})
    builder.sign_file(edited, output, signer)
    # #endregion parent

with Reader(output, context=context) as reader:
    active = reader.get_active_manifest()
    print(f"{output}: {reader.get_validation_state()}")
    manifests = json.loads(reader.json())["manifests"]
for ingredient in active["ingredients"]:
    print(f"  {ingredient['relationship']} {ingredient['title']}")
actions = next(one["data"]["actions"] for one in active["assertions"] if one["label"].startswith("c2pa.actions"))
for action in actions:
    print(f"  {action['action']}")
print(f"  manifests: {len(manifests)}")
