# Starts a manifest now and finishes it later: the Builder is saved in a file in between.
# Usage: python archive.py start [photo.jpg] [work.c2pa]
#        python archive.py finish [edited.jpg] [edited-signed.jpg] [test-certs] [work.c2pa]
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paSignerInfo, C2paSigningAlg, Context, Reader, Signer

step, *args = sys.argv[1:] or [""]
# The signer is responsible for the actions, so the claim lists them under created_assertions.
context = Context.from_dict(
    {"verify": {"verify_after_sign": True}, "builder": {"created_assertion_labels": ["c2pa.actions"]}}
)

if step == "start":
    original, archive = [*args, *["photo.jpg", "work.c2pa"][len(args) :]]
    # #region save
    definition = {
        "title": "Evening, cropped",
        "claim_generator_info": [{"name": "Docs example", "version": "1.0.0"}],
    }
    with Builder(definition, context=context) as builder:
        builder.set_intent(C2paBuilderIntent.EDIT)
        # Add the parent now: the original may be gone when you sign.
        with open(original, "rb") as parent:
            builder.add_ingredient({"title": original, "relationship": "parentOf"}, "image/jpeg", parent)
        with open(archive, "w+b") as stream:
            builder.to_archive(stream)
    print(f"{archive}: saved, not signed yet")
    # #endregion save
elif step == "finish":
    names = ["edited.jpg", "edited-signed.jpg", "test-certs", "work.c2pa"]
    edited, output, folder, archive = [*args, *names[len(args) :]]
    info = C2paSignerInfo(
        alg=C2paSigningAlg.ES256,
        sign_cert=Path(folder, "chain.pem").read_bytes(),
        private_key=Path(folder, "signer.key").read_bytes(),
        ta_url=None,
    )
    # #region resume
    # The archive contains the definition and the ingredients, but not the settings, so use the same context settings.
    with Signer.from_info(info) as signer, Builder({}, context=context) as builder:
        with open(archive, "rb") as stream:
            builder.with_archive(stream)
        builder.add_action({"action": "c2pa.cropped"})
        builder.sign_file(edited, output, signer)
    # #endregion resume

    with Reader(output, context=context) as reader:
        active = reader.get_active_manifest()
        print(f"{output}: {reader.get_validation_state()}")
    actions = next(one["data"] for one in active["assertions"] if one["label"].startswith("c2pa.actions"))
    for action in actions["actions"]:
        print(f"  {action['action']}")
else:
    sys.exit("choose an action: start or finish")
