# Three generations: a master and an edited copy, each with a sidecar, and a published file with all three manifests.
# Usage: python sidecar_chain.py [photo.jpg] [edited.jpg] [published.jpg] [test-certs]
import io
import json
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paSignerInfo, C2paSigningAlg, Context, Reader, Signer

DEFAULTS = ["photo.jpg", "edited.jpg", "published.jpg", "test-certs"]
master, edited, published, folder = [*sys.argv[1:], *DEFAULTS[len(sys.argv) - 1 :]]
# With trust anchors, the results that are stored in the ingredient say whether its signer was trusted.
context = Context.from_dict(
    {
        "trust": {"anchors": [{"trust_kind": "manifest", "trust_anchors": Path(folder, "root.pem").read_text()}]},
        "builder": {"created_assertion_labels": ["c2pa.actions"]},
    }
)
info = C2paSignerInfo(
    alg=C2paSigningAlg.ES256,
    sign_cert=Path(folder, "chain.pem").read_bytes(),
    private_key=Path(folder, "signer.key").read_bytes(),
    ta_url=None,
)


# #region parent
def parent(path, store):
    """A file as the parent, with the manifest store from its sidecar."""
    with open(path, "rb") as asset, Reader("image/jpeg", asset, store, context) as reader:
        report = json.loads(reader.json())
    if report["validation_state"] == "Invalid":
        raise ValueError(f"{path} and its sidecar don't belong together")
    return {
        "title": path,
        "format": "image/jpeg",
        "relationship": "parentOf",
        # Pass all three: without `validation_results`, signing fails, and without `manifest_data`, the history is lost.
        "manifest_data": {"format": "application/c2pa", "identifier": "parent.c2pa"},
        "active_manifest": report["active_manifest"],
        "validation_results": report["validation_results"],
    }


def sign(title, source, output, of=None, embed=True):
    """Signs `source`. `of` is the parent's path and manifest store. Returns the new manifest store."""
    definition = {
        "title": title,
        "claim_generator_info": [{"name": "sidecar-chain", "version": "1.0.0"}],
        "ingredients": [parent(*of)] if of else [],
    }
    with Builder(json.dumps(definition), context=context) as builder, Signer.from_info(info) as signer:
        if of:
            builder.set_intent(C2paBuilderIntent.EDIT)
            builder.add_resource("parent.c2pa", io.BytesIO(of[1]))
        else:
            builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CREATION)
        if not embed:
            builder.set_no_embed()
        with open(source, "rb") as asset:
            return builder.sign(signer, "image/jpeg", asset, output)
# #endregion parent


first = sign("Master", master, io.BytesIO(), embed=False)
Path("master.c2pa").write_bytes(first)
second = sign("Access copy", edited, io.BytesIO(), (master, first), embed=False)
Path("access.c2pa").write_bytes(second)
with open(published, "w+b") as output:
    sign("Published", edited, output, (edited, second))

with Reader(published, context=context) as reader:
    report = json.loads(reader.json())
print(f"{published}: {report['validation_state']}")
label = report["active_manifest"]
while label:
    manifest = report["manifests"][label]
    print(f"  {manifest['title']}")
    label = next((one.get("active_manifest") for one in manifest.get("ingredients", [])), None)
