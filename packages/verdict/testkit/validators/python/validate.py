"""Validates one file for each line of standard input, and writes one line of JSON for each.

A line is JSON: {"file", "type", "sidecar" (or null), "settings"}, with paths of files.
"""

import json
import sys

from c2pa import Context, Reader

for line in sys.stdin:
    asked = json.loads(line)
    try:
        context = Context.from_dict(asked["settings"])
        store = None
        if asked["sidecar"]:
            with open(asked["sidecar"], "rb") as beside:
                store = beside.read()
        with open(asked["file"], "rb") as stream:
            reader = Reader.try_create(asked["type"], stream, store, context=context)
            if reader is None:
                answer = {"report": None}
            else:
                with reader:
                    answer = {"report": json.loads(reader.json())}
    except Exception as error:  # whatever the library throws is its verdict
        answer = {"error": f"{type(error).__name__}: {error}"}
    print(json.dumps(answer), flush=True)
