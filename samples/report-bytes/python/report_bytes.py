"""Prints the hashes in a report as hexadecimal, which is the same for every core that made the report.

    python report_bytes.py report.json
"""

import base64
import json
import sys


# #region bytes
def bytes_of(value) -> bytes:
    """The bytes of a field that holds bytes, whichever of the three forms it has."""
    if isinstance(value, list):
        return bytes(value)
    if not isinstance(value, str):
        raise ValueError(f"not bytes: {value!r}")
    if value.startswith("b64'") and value.endswith("'"):
        value = value[4:-1]
    return base64.b64decode(value, validate=True)


# #endregion bytes


def hashes_in(value, path=""):
    """Every field `hash` below a value, with its path."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inside in items:
        if key == "hash":
            yield f"{path}/hash {bytes_of(inside).hex()}"
        else:
            yield from hashes_in(inside, f"{path}/{key}")


if __name__ == "__main__":
    with open(sys.argv[1] if len(sys.argv) > 1 else "report.json", encoding="utf-8") as file:
        report = json.load(file)
    # The order of the keys depends on the core.
    for line in sorted(hashes_in(report["manifests"][report["active_manifest"]])):
        print(line)
