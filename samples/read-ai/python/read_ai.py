# Prints what the manifests of a file say about generative AI: the file's own, and those of everything it came from.
# Usage: python read_ai.py [generated.jpg]
import json
import sys

from c2pa import Reader

file = sys.argv[1] if len(sys.argv) > 1 else "generated.jpg"
reader = Reader.try_create(file)
if reader is None:
    # Most files have no manifest. That says nothing about how they were made.
    print(f"{file}: no manifest, so nothing is stated")
    sys.exit()
with reader:
    store = json.loads(reader.json())
# Anyone can write a manifest. Until the signer is trusted, these are claims by an unknown signer.
print(f"{file}: {store['validation_state']}")

# #region marks
MODELS = {
    "trainedAlgorithmicMedia",
    "trainedAlgorithmicData",
    "compositeWithTrainedAlgorithmicMedia",
    "compositeSynthetic",
}


def marks_of(manifest):
    for assertion in manifest.get("assertions", []):
        label, data = assertion["label"], assertion["data"]
        if label.startswith("c2pa.actions"):
            for action in data["actions"]:
                source_type = action.get("digitalSourceType", "").split("/")[-1]
                if source_type in MODELS:
                    yield f"{action['action']}: {source_type}"
        elif label.startswith("c2pa.ai-disclosure"):
            yield f"disclosure: {data.get('modelName', data['modelType'])}"
        elif label.endswith(".training-mining"):
            for use, entry in data["entries"].items():
                yield f"{use}: {entry['use']}"


# Ingredients point to their own manifests. A manifest can be reached in several ways, so remember which were printed.
seen = set()


def show(label, depth):
    if label is None or label in seen:
        return
    seen.add(label)
    manifest = store["manifests"][label]
    indent = "  " * depth
    print(f"{indent}{manifest.get('title', label)}")
    for mark in marks_of(manifest):
        print(f"{indent}  {mark}")
    for ingredient in manifest.get("ingredients", []):
        show(ingredient.get("active_manifest"), depth + 1)


show(store["active_manifest"], 0)
# #endregion marks
