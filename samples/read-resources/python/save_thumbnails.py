# Writes the thumbnails of the active manifest and of its ingredients to files.
# Usage: python save_thumbnails.py [signed.jpg] [output folder]
import sys
from pathlib import Path

from c2pa import Reader

file, folder = [*sys.argv[1:], *["signed.jpg", "thumbnails"][len(sys.argv) - 1 :]]
extensions = {"image/jpeg": "jpg", "image/png": "png", "image/webp": "webp"}

reader = Reader.try_create(file)
if reader is None:
    print(f"{file}: no Content Credentials")
    sys.exit()
Path(folder).mkdir(parents=True, exist_ok=True)

# #region save
with reader:
    active = reader.get_active_manifest()
    thumbnails = [("active", active.get("thumbnail"))]
    for number, ingredient in enumerate(active.get("ingredients", []), start=1):
        thumbnails.append((f"ingredient-{number}", ingredient.get("thumbnail")))

    for name, thumbnail in thumbnails:
        if thumbnail is None:
            continue  # a thumbnail is optional
        # Choose the name yourself. A name from the file could point anywhere on your disk.
        path = Path(folder, f"{name}.{extensions.get(thumbnail['format'], 'bin')}")
        with open(path, "w+b") as stream:
            size = reader.resource_to_stream(thumbnail["identifier"], stream)
        print(f"{path}: {thumbnail['format']}, {size} bytes")
# #endregion save
