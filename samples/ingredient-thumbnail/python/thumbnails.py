# Signs an image with a video as an ingredient, and gives the video a still image as its thumbnail. Then reads it back.
# Usage: python thumbnails.py [photo.jpg] [video.mp4] [still.jpg] [signed.jpg] [test-certs]
import sys
from pathlib import Path

from c2pa import (
    Builder,
    C2paBuilderIntent,
    C2paDigitalSourceType,
    C2paSignerInfo,
    C2paSigningAlg,
    Context,
    Reader,
    Signer,
)

names = ["photo.jpg", "video.mp4", "edited.jpg", "signed.jpg", "test-certs"]
photo, video, still, signed, folder = [*sys.argv[1:], *names[len(sys.argv) - 1 :]]

info = C2paSignerInfo(
    alg=C2paSigningAlg.ES256,
    sign_cert=Path(folder, "chain.pem").read_bytes(),
    private_key=Path(folder, "signer.key").read_bytes(),
    ta_url=None,
)
context = Context.from_dict({"builder": {"created_assertion_labels": ["c2pa.actions"]}})

# #region write
builder = Builder({"title": "Poster"}, context=context)
builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CREATION)

# The SDK can't decode video. Without these lines, the ingredient has no thumbnail.
with open(still, "rb") as image:
    builder.add_resource("still", image)
thumbnail = {"format": "image/jpeg", "identifier": "still"}

clip = {"title": "Clip", "relationship": "componentOf", "label": "clip", "thumbnail": thumbnail}
with open(video, "rb") as stream:
    builder.add_ingredient(clip, "video/mp4", stream)
builder.add_action({"action": "c2pa.placed", "parameters": {"ingredientIds": ["clip"]}})
# #endregion write

with Signer.from_info(info) as signer:
    builder.sign_file(photo, signed, signer)

# #region read
# Choose the file's name yourself: a title from an untrusted file can be a path to any folder.
extensions = {"image/jpeg": "jpg", "image/png": "png", "image/webp": "webp", "image/gif": "gif"}
with Reader(signed) as reader:
    for number, ingredient in enumerate(reader.get_active_manifest()["ingredients"], 1):
        title, thumbnail = ingredient["title"], ingredient.get("thumbnail")
        if thumbnail is None:
            print(f"{title}: no thumbnail")  # a normal result: show an icon for its media type
            continue
        # The identifier is a URI inside the file. Pass it on unchanged.
        with open(f"thumbnail-{number}.{extensions.get(thumbnail['format'], 'bin')}", "w+b") as stream:
            size = reader.resource_to_stream(thumbnail["identifier"], stream)
        print(f"{title}: {thumbnail['format']}, {size} bytes")
# #endregion read
