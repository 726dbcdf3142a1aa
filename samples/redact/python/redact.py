# Signs a photo with the location where it was taken, then redacts the location and gives the reason.
# Usage: python redact.py [photo.jpg] [redacted.jpg] [test-certs]
import json
import sys
from pathlib import Path

from c2pa import (
    Builder,
    C2paBuilderIntent,
    C2paDigitalSourceType,
    C2paError,
    C2paSignerInfo,
    C2paSigningAlg,
    Context,
    Reader,
    Signer,
)

photo, output, folder = [*sys.argv[1:], *["photo.jpg", "redacted.jpg", "test-certs"][len(sys.argv) - 1 :]]
# The signer is responsible for the actions, so the claim lists them under created_assertions.
settings = Context.from_dict(
    {"verify": {"verify_after_sign": True}, "builder": {"created_assertion_labels": ["c2pa.actions"]}}
)
info = C2paSignerInfo(
    alg=C2paSigningAlg.ES256,
    sign_cert=Path(folder, "chain.pem").read_bytes(),
    private_key=Path(folder, "signer.key").read_bytes(),
    ta_url=None,
)
signer = Signer.from_info(info)


def metadata(**values):
    context = {"exif": "http://ns.adobe.com/exif/1.0/"}
    return {
        "label": "c2pa.metadata",
        "data": {"@context": context, **{f"exif:{name}": value for name, value in values.items()}},
    }


definition = {
    "title": "Nest of a rare bird",
    "assertions": [metadata(ExposureTime="1/100", GPSLatitude="39,21.102N")],
}
with Builder(definition, context=settings) as capture:
    capture.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CREATION)
    capture.sign_file(photo, "with-location.jpg", signer)

# #region find
# The URI of an assertion: the label of its manifest, then its own label.
with Reader("with-location.jpg", context=settings) as reader:
    before = json.loads(reader.json())["active_manifest"]
location_uri = f"self#jumbf=/c2pa/{before}/c2pa.assertions/c2pa.metadata"
# #endregion find


# #region redact
def redact(uri, reason, destination, assertions=()):
    # There's no method for this: the definition names the assertion, and an action gives the reason.
    definition = {"title": "Nest of a rare bird", "assertions": list(assertions), "redactions": [uri]}
    with Builder(definition, context=settings) as update:
        update.set_intent(C2paBuilderIntent.UPDATE)
        update.add_action({"action": "c2pa.redacted", "reason": reason, "parameters": {"redacted": uri}})
        update.sign_file("with-location.jpg", destination, signer)


# The pixels don't change, so an update manifest is enough. Its new metadata has only what may stay public.
redact(location_uri, "c2pa.PII.present", output, [metadata(ExposureTime="1/100")])
# #endregion redact

# #region check
# Check the bytes too: if the text is still in the file, it isn't redacted.
for file in ["with-location.jpg", output]:
    with Reader(file, context=settings) as reader:
        store = json.loads(reader.json())
    found = b"39,21.102N" in Path(file).read_bytes()
    print(f"{file}: {store['validation_state']}, location in the file: {str(found).lower()}")
    active = store["active_manifest"]
    for label in [active, *(other for other in store["manifests"] if other != active)]:
        manifest = store["manifests"][label]
        names = sorted(assertion["label"] for assertion in manifest["assertions"])
        print(f"  {'active' if label == active else 'parent'}: {', '.join(names)}")
        for uri in manifest.get("redactions") or []:
            print(f"    redacted: {uri.split('/')[-1]}")
        actions = next(one["data"] for one in manifest["assertions"] if one["label"].startswith("c2pa.actions"))
        for action in actions["actions"]:
            if "reason" in action:
                print(f"    {action['action']}: {action['reason']}")
# #endregion check

# #region refused
# Signing fails for an assertion that can't be redacted or doesn't exist.
for name in ["c2pa.actions.v2", "c2pa.hash.data", "org.example.nothing"]:
    try:
        redact(location_uri.replace("c2pa.metadata", name), "c2pa.invalid.data", "refused.jpg")
        print(f"{name}: redacted")
    except C2paError as error:
        print(f"{name}: {str(error).removeprefix('Assertion: ')}")
# #endregion refused
signer.close()
