# Writes the common kinds of assertions, marks those that the signer is responsible for, and reads them back.
# Usage: python assertions.py [photo.jpg] [described.jpg] [test-certs]
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paDigitalSourceType, C2paSignerInfo, C2paSigningAlg, Context, Reader, Signer

photo, output, folder = [*sys.argv[1:], *["photo.jpg", "described.jpg", "test-certs"][len(sys.argv) - 1 :]]
types = "http://cv.iptc.org/newscodes/digitalsourcetype/"

# #region definition
definition = {
    "title": "Evening over the hills",
    "claim_generator_info": [{"name": "Example Editor", "version": "3.1", "specVersion": "2.4.0"}],
    "assertions": [
        {
            # Facts that the device or program measured itself, so we're responsible for them.
            "label": "c2pa.metadata",
            "created": True,
            "data": {
                "@context": {"tiff": "http://ns.adobe.com/tiff/1.0/", "exif": "http://ns.adobe.com/exif/1.0/"},
                "tiff:Make": "Example Camera",
                "exif:ExposureTime": "1/100",
            },
        },
        {
            # Text that a person typed. We only pass it on, so this assertion is "gathered".
            "label": "cawg.metadata",
            "data": {
                "@context": {"dc": "http://purl.org/dc/elements/1.1/"},
                "dc:creator": ["A. Photographer"],
                "dc:rights": {"x-default": "All rights reserved"},
            },
        },
        {
            # What the owner allows machines to do with the image.
            "label": "cawg.training-mining",
            "data": {
                "entries": {
                    "cawg.ai_generative_training": {"use": "notAllowed"},
                    "cawg.data_mining": {"use": "constrained", "constraint_info": "https://example.org/license"},
                }
            },
        },
        # Our own data, under our own domain in reverse.
        {
            "label": "org.example.assignment",
            "created": True,
            "data": {"desk": "Documentation", "reference": "DOC-15"},
        },
    ],
}
# #endregion definition

# #region actions
context = Context.from_dict(
    {
        "verify": {"verify_after_sign": True},
        "builder": {
            # Labels without a version. These become created assertions.
            "created_assertion_labels": ["c2pa.actions", "c2pa.thumbnail.claim"],
            # The list of actions is complete.
            "actions": {"all_actions_included": True},
        },
    }
)
builder = Builder(definition, context=context)
builder.set_intent(C2paBuilderIntent.CREATE, C2paDigitalSourceType.DIGITAL_CAPTURE)  # writes c2pa.created, the inception action
agent = {"name": "Example Editor", "version": "3.1"}
for action in [
    # An editorial change needs a source type for the new content.
    {"action": "c2pa.cropped", "digitalSourceType": f"{types}humanEdits", "softwareAgent": agent},
    # A change that is not editorial needs no type.
    {"action": "c2pa.resized.proportional", "when": "2026-11-20T17:30:00Z"},
    # Without a suitable standard name, use your own, with your own parameter.
    {
        "action": "org.example.dust-removed",
        "digitalSourceType": f"{types}algorithmicallyEnhanced",
        "parameters": {"description": "Dust on the sensor removed", "org.example.spots": 3},
    },
]:
    builder.add_action(action)
# #endregion actions

info = C2paSignerInfo(
    alg=C2paSigningAlg.ES256,
    sign_cert=Path(folder, "chain.pem").read_bytes(),
    private_key=Path(folder, "signer.key").read_bytes(),
    ta_url=None,
)
with Signer.from_info(info) as signer:
    builder.sign_file(photo, output, signer)  # closes the builder too

# #region check
with Reader(output, context=context) as reader:
    print(f"{output}: {reader.get_validation_state()}")
    assertions = reader.get_active_manifest()["assertions"]
for assertion in assertions:
    # Core 0.91 marks what the claim lists as created. Older versions don't mark metadata.
    print(assertion["label"] + (" (created)" if assertion.get("created") else ""))
    data = assertion["data"]
    for action in data.get("actions", []):
        source_type = action.get("digitalSourceType", "").split("/")[-1]
        extras = [name for name in [source_type, *action.get("parameters", {})] if name]
        print(f"  {action['action']}" + (f": {', '.join(extras)}" if extras else ""))
    if "allActionsIncluded" in data:
        print(f"  allActionsIncluded: {str(data['allActionsIncluded']).lower()}")
# #endregion check
