# Two people prepare one ingredient each. A third program merges both into one manifest and signs it.
# Usage: python merge_stores.py [photo.jpg] [edited.jpg] [logo.jpg] [merged.jpg] [test-certs]
import json
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paSignerInfo, C2paSigningAlg, Context, Reader, Signer

DEFAULTS = ["photo.jpg", "edited.jpg", "logo.jpg", "merged.jpg", "test-certs"]
photo, left, right, merged, folder = [*sys.argv[1:], *DEFAULTS[len(sys.argv) - 1 :]]
context = Context.from_dict({"builder": {"created_assertion_labels": ["c2pa.actions"]}})
definition = {"title": "Merged", "claim_generator_info": [{"name": "merge-stores", "version": "1.0.0"}]}

# #region save
for name, label in [(left, "left"), (right, "right")]:
    with Builder(json.dumps(definition), context=context) as builder:
        with open(name, "rb") as asset:
            ingredient = {"title": name, "relationship": "componentOf", "label": label}
            builder.add_ingredient(json.dumps(ingredient), "image/jpeg", asset)
        # Holds this ingredient only: its manifest store, thumbnail, and validation results.
        with open(f"{label}.c2pa", "w+b") as archive:
            builder.write_ingredient_archive(label, archive)
# #endregion save

# #region merge
with Builder(json.dumps(definition), context=context) as builder:
    builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CREATION)
    for label in ["left", "right"]:
        with open(f"{label}.c2pa", "rb") as archive:
            builder.add_ingredient_from_archive(archive)
        # The archive contains no actions. Add your own, and name the ingredient by its label.
        builder.add_action({"action": "c2pa.placed", "parameters": {"ingredientIds": [label]}})
    # #endregion merge
    info = C2paSignerInfo(
        alg=C2paSigningAlg.ES256,
        sign_cert=Path(folder, "chain.pem").read_bytes(),
        private_key=Path(folder, "signer.key").read_bytes(),
        ta_url=None,
    )
    with Signer.from_info(info) as signer, open(photo, "rb") as asset, open(merged, "w+b") as output:
        builder.sign(signer, "image/jpeg", asset, output)

with Reader(merged) as reader:
    report = json.loads(reader.json())
active = report["manifests"][report["active_manifest"]]
print(f"{merged}: {report['validation_state']}")
for one in active["ingredients"]:
    print(f"  {one['title']}, {one['relationship']}")
