# Prints the ingredients of a file as a tree, each with the verdict that was recorded when it was added.
# Usage: python tree.py [poster.jpg]
import json
import sys

from c2pa import Context, Reader

file = sys.argv[1] if len(sys.argv) > 1 else "poster.jpg"
context = Context.from_dict({"verify": {"remote_manifest_fetch": False}})
reader = Reader.try_create(file, context=context)
if reader is None:
    sys.exit(f"{file} has no manifest store")
with reader:
    store = json.loads(reader.json())
manifests = store["manifests"]


# #region verdict
# What the program that added the ingredient found. An unknown signer is a note; everything else is an error.
# validation_results is in v3 ingredients, validation_status in v1 and v2.
def recorded(ingredient):
    results, old = ingredient.get("validation_results"), ingredient.get("validation_status")
    if "active_manifest" not in ingredient:
        return "its credentials couldn't be kept" if results or old else "had no credentials"
    if results is None and old is None:
        return "nothing recorded"
    if old is not None:
        failures = old
    else:
        failures = results.get("activeManifest", {}).get("failure", [])
        for delta in results.get("ingredientDeltas") or []:
            failures = failures + delta["validationDeltas"]["failure"]
    codes = list(dict.fromkeys(status["code"] for status in failures))
    others = [code for code in codes if code != "signingCredential.untrusted"]
    if others:
        return f"recorded: {', '.join(others)}"
    return "recorded: intact, signer not on a list" if codes else "recorded: intact"
# #endregion verdict


# #region current
# What this Reader finds now, if it differs from the record.
def current(uri):
    for delta in store["validation_results"].get("ingredientDeltas") or []:
        if delta["ingredientAssertionURI"] == uri:
            found = delta["validationDeltas"]
            statuses = found.get("failure", []) + found.get("informational", [])
            return list(dict.fromkeys(status["code"] for status in statuses))
    return []
# #endregion current


# #region walk
# `seen` is the path to this manifest: in a damaged or hostile file, a manifest may contain itself.
def walk(label, indent, seen):
    for ingredient in manifests[label].get("ingredients", []):
        title, following = ingredient.get("title", "no title"), ingredient.get("active_manifest")
        print(f"{indent}{ingredient['relationship']}: {title} ({recorded(ingredient)})")
        for code in current(f"self#jumbf=/c2pa/{label}/c2pa.assertions/{ingredient['label']}"):
            print(f"{indent}  current: {code}")
        if following is None:
            continue
        if following in seen:
            print(f"{indent}  (stopped: this manifest is already shown above)")
        elif following not in manifests:
            print(f"{indent}  (its manifest isn't in this store)")
        else:
            print(f"{indent}  by {maker(following)}")
            walk(following, f"{indent}  ", seen | {following})


def maker(label):
    manifest = manifests[label]
    tools = manifest.get("claim_generator_info") or [{}]
    tool = tools[0].get("name") or manifest.get("claim_generator", "an unnamed tool")
    signer = manifest.get("signature_info", {}).get("issuer", "an unknown signer")
    return f"{tool}, signed by {signer}"
# #endregion walk


active = store["active_manifest"]
print(f"{file}: {store['validation_state']}, by {maker(active)}")
walk(active, "  ", {active})
