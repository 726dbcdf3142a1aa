# Adds two signatures from settings: the tool signs the claim, and the newsroom signs an identity assertion in it.
# Then reads the file with one trust anchor for tools and one for people.
# Usage: python write_identity.py [photo.jpg] [identified.jpg] [test-certs] [identity-certs]
import json
import sys

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, Context, Reader

names = ["photo.jpg", "identified.jpg", "test-certs", "identity-certs"]
source, output, tool, actor = sys.argv[1:5] + names[len(sys.argv) - 1 :]


def pem(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def signer(folder, **more):
    # Pass the contents of the files, not their names: the library doesn't open paths here.
    keys = {"sign_cert": pem(f"{folder}/chain.pem"), "private_key": pem(f"{folder}/signer.key")}
    return {"local": {"alg": "es256", **keys, **more}}


# #region write
class ContextThatSigns(Context):
    """In 0.38.1, a Context uses the signers in its settings but reports that it has none."""

    has_signer = True


context = ContextThatSigns.from_dict(
    {
        "signer": signer(tool),
        "cawg_x509_signer": signer(
            actor,
            referenced_assertions=["c2pa.actions.v2", "org.example.caption"],
            roles=["cawg.creator"],
        ),
        # The signer is responsible for the actions, so the claim lists them under created_assertions.
        "builder": {"created_assertion_labels": ["c2pa.actions"]},
    }
)
definition = {
    "title": "Evening over the hills",
    "claim_generator_info": [{"name": "Docs example", "version": "1.0.0"}],
    "assertions": [
        {"label": "org.example.caption", "data": {"text": "Drawn for the documentation"}},
        {"label": "org.example.internal", "data": {"ticket": "DOC-17"}},
    ],
}
builder = Builder(definition, context=context)
builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CREATION)
builder.sign_file(source, output)
# #endregion write

# #region read
# #region anchors
# From core 0.91 on: one list of anchors, each with its purpose.
anchors = [
    {"trust_kind": "manifest", "trust_uri": "urn:example:tools", "trust_anchors": pem(f"{tool}/root.pem")},
    {"trust_kind": "cawg", "trust_uri": "urn:example:people", "trust_anchors": pem(f"{actor}/root.pem")},
]
with Reader(output, context=Context.from_dict({"trust": {"anchors": anchors}})) as reader:
    store = json.loads(reader.json())
# #endregion anchors

active = store["manifests"][store["active_manifest"]]
identity = next(entry["data"] for entry in active["assertions"] if entry["label"] == "cawg.identity")
vouched = [reference["url"].split("/")[-1] for reference in identity["signer_payload"]["referenced_assertions"]]

print(f"{output}: {store['validation_state']}")
print(f"{identity['signature_info']['issuer']} vouches for: {', '.join(sorted(vouched))}")
for kind, statuses in store["validation_results"]["activeManifest"].items():
    for status in statuses:
        if status["code"].startswith("cawg."):
            print(f"  {kind}: {status['code']}: {status['explanation']}")
# #endregion read
