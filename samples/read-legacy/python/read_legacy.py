# Reads old and new manifests into one structure, and lists the old forms it found.
# Usage: python read_legacy.py [legacy.jpg]
import json
import re
import sys

from c2pa import Context, Reader

file = sys.argv[1] if len(sys.argv) > 1 else "legacy.jpg"
context = Context.from_dict({"verify": {"remote_manifest_fetch": False}})
reader = Reader.try_create(file, context=context)
if reader is None:
    sys.exit(f"{file} has no manifest store")
with reader:
    store = json.loads(reader.json())

OLD_METADATA = ["stds.iptc", "stds.iptc.photo-metadata", "stds.exif", "stds.schema-org.CreativeWork"]
NAMES = "copied formatted managed printed produced saved version_updated color_adjustments watermarked removed"
DEPRECATED = {f"c2pa.{name}" for name in NAMES.split()}


# #region labels
# "c2pa.ingredient.v3__2" is the name, version, and instance. A label without a version is version 1.
def parse_label(label):
    name, version, _instance = re.fullmatch(r"(.+?)(?:\.v(\d+))?(?:__(\d+))?", label).groups()
    return name, int(version or 1)


def as_list(value):
    return value if isinstance(value, list) else [] if value is None else [value]
# #endregion labels


# #region normalize
def normalize(manifest):
    old = []  # the deprecated forms in this manifest

    def note(form, is_found):
        if is_found and form not in old:
            old.append(form)

    assertions = [(*parse_label(one["label"]), one.get("data") or {}) for one in manifest.get("assertions", [])]

    def named(*names):
        return [(name, version, data) for name, version, data in assertions if name in names]

    note("claim v1", manifest.get("claim_version", 1) == 1)
    tool = (as_list(manifest.get("claim_generator_info")) or [{}])[0]

    lists = named("c2pa.actions")
    actions = [action for _, _, data in lists for action in as_list(data.get("actions"))]
    note("c2pa.actions v1", any(version == 1 for _, version, _ in lists))
    note("deprecated action", any(action["action"] in DEPRECATED for action in actions))

    ingredients = []
    for one in as_list(manifest.get("ingredients")):
        _, version = parse_label(one.get("label", "c2pa.ingredient"))
        note(f"c2pa.ingredient v{version}", version < 3)
        relationship = one.get("relationship", "componentOf")
        ingredients.append({"title": one.get("title"), "relationship": relationship, "version": version})

    # Descriptive data, newest form first. Nothing is merged, so you can still tell where each statement comes from.
    metadata = named("c2pa.metadata", "cawg.metadata", *OLD_METADATA)
    note("C2PA 1.x metadata", any(name in OLD_METADATA for name, _, _ in metadata))

    def field(*keys):
        return [value for _, _, data in metadata for key in keys for value in as_list(data.get(key))]

    def name_of(who):
        return who.get("name", who.get("@value")) if isinstance(who, dict) else who

    creators = [name_of(who) for who in field("dc:creator", "author")]

    mining = named("cawg.training-mining", "c2pa.training-mining")
    note("c2pa.training-mining", any(name == "c2pa.training-mining" for name, _, _ in mining))
    permissions = []
    for _, _, data in mining:
        for key, entry in (data.get("entries") or {}).items():
            use = entry.get("use")
            known = use if use in ("allowed", "notAllowed", "constrained") else "unknown"
            permission = {"about": re.sub(r"^(c2pa|cawg)\.", "", key), "use": known}
            if entry.get("constraint_info"):
                permission["info"] = entry["constraint_info"]
            permissions.append(permission)

    def step(action):
        agent = action.get("softwareAgent")
        by = agent.get("name") if isinstance(agent, dict) else agent
        return {"action": action["action"], **({"by": by} if by else {})}

    return {
        "tool": tool.get("name") or manifest.get("claim_generator", "unknown"),
        "actions": [step(action) for action in actions],
        "ingredients": ingredients,
        "creators": list(dict.fromkeys(name for name in creators if isinstance(name, str))),
        "taken": next(iter(field("exif:DateTimeOriginal", "photoshop:DateCreated")), None),
        "permissions": permissions,
        "old": old,
    }
# #endregion normalize


print(f"{file}: {store['validation_state']}")
print(json.dumps(normalize(store["manifests"][store["active_manifest"]]), indent=2))
