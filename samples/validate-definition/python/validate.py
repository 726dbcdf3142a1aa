# Validates manifest definitions, settings, or reports against one of this site's JSON Schemas.
# Needs: pip install jsonschema
# Usage: python validate.py manifest-definition.schema.json definition.json [more.json ...]
import json
import sys

from jsonschema import Draft202012Validator

schema_file, *files = sys.argv[1:] or ["manifest-definition.schema.json", "definition.json"]
with open(schema_file, encoding="utf-8") as file:
    validator = Draft202012Validator(json.load(file))

wrong = 0
for name in files:
    with open(name, encoding="utf-8") as file:
        errors = sorted(validator.iter_errors(json.load(file)), key=lambda error: error.json_path)
    if not errors:
        print(f"{name}: valid")
    for error in errors:
        wrong += 1
        print(f"{name}: {error.json_path} {error.message}")
sys.exit(1 if wrong else 0)
