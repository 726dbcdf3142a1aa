// Signs a photo with the location where it was taken, then redacts the location and gives the reason.
// Usage: cargo run -- [photo.jpg] [redacted.jpg] [test-certs]
use std::{env, fs, fs::File, sync::Arc};

use c2pa::{
    Builder, BuilderIntent, Context, DigitalSourceType, Reader, Signer, SigningAlg, create_signer,
};
use serde_json::{Value, json};

fn metadata(mut fields: Value) -> Value {
    fields["@context"] = json!({ "exif": "http://ns.adobe.com/exif/1.0/" });
    json!({ "label": "c2pa.metadata", "data": fields })
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let mut next = |name: &str| args.next().unwrap_or_else(|| name.into());
    let (photo, output, folder) = (next("photo.jpg"), next("redacted.jpg"), next("test-certs"));

    let signer = create_signer::from_keys(
        &fs::read(format!("{folder}/chain.pem"))?,
        &fs::read(format!("{folder}/signer.key"))?,
        SigningAlg::Es256,
        None,
    )?;
    // The signer is responsible for the actions, so the claim lists them under created_assertions.
    let settings = json!({
        "verify": { "verify_after_sign": true },
        "builder": { "created_assertion_labels": ["c2pa.actions"] }
    });
    let context = Context::new().with_settings(settings)?.into_shared();

    let mut capture = Builder::from_shared_context(&context).with_definition(json!({
        "title": "Nest of a rare bird",
        "assertions": [metadata(json!({ "exif:ExposureTime": "1/100", "exif:GPSLatitude": "39,21.102N" }))],
    }))?;
    capture.set_intent(BuilderIntent::Create(DigitalSourceType::DigitalCreation));
    write(capture, &*signer, &photo, "with-location.jpg")?;

    // #region find
    // The URI of an assertion: the label of its manifest, then its own label.
    let reader = Reader::from_shared_context(&context).with_file("with-location.jpg")?;
    let before = reader.active_label().ok_or("nothing was written")?;
    let uri_of = |name: &str| format!("self#jumbf=/c2pa/{before}/c2pa.assertions/{name}");
    // #endregion find

    // The pixels don't change, so an update manifest is enough. Its new metadata has only what may stay public.
    let public = vec![metadata(json!({ "exif:ExposureTime": "1/100" }))];
    redact(&context, &*signer, &uri_of("c2pa.metadata"), "c2pa.PII.present", &output, public)?;

    // #region check
    // Check the bytes too: if the text is still in the file, it isn't redacted.
    for file in ["with-location.jpg", output.as_str()] {
        let reader = Reader::from_shared_context(&context).with_file(file)?;
        let found = fs::read(file)?.windows(10).any(|bytes| bytes == b"39,21.102N");
        println!("{file}: {:?}, location in the file: {found}", reader.validation_state());
        let mut manifests: Vec<_> = reader.iter_manifests().collect();
        manifests.sort_by_key(|one| one.label() != reader.active_label()); // the active one first
        for manifest in manifests {
            let mut names: Vec<_> = manifest.assertions().iter().map(|one| one.label()).collect();
            names.sort_unstable();
            let role = if manifest.label() == reader.active_label() { "active" } else { "parent" };
            println!("  {role}: {}", names.join(", "));
            for uri in manifest.redactions().unwrap_or_default() {
                println!("    redacted: {}", uri.rsplit('/').next().unwrap_or_default());
            }
            let actions: Value = manifest.find_assertion("c2pa.actions.v2")?;
            for action in actions["actions"].as_array().into_iter().flatten() {
                if let (Some(name), Some(reason)) =
                    (action["action"].as_str(), action["reason"].as_str())
                {
                    println!("    {name}: {reason}");
                }
            }
        }
    }
    // #endregion check

    // #region refused
    // Signing fails for an assertion that can't be redacted or doesn't exist.
    for name in ["c2pa.actions.v2", "c2pa.hash.data", "org.example.nothing"] {
        match redact(&context, &*signer, &uri_of(name), "c2pa.invalid.data", "refused.jpg", vec![])
        {
            Ok(()) => println!("{name}: redacted"),
            Err(error) => println!("{name}: {error}"),
        }
    }
    // #endregion refused
    Ok(())
}

// #region redact
fn redact(
    context: &Arc<Context>,
    signer: &dyn Signer,
    uri: &str,
    reason: &str,
    output: &str,
    assertions: Vec<Value>,
) -> c2pa::Result<()> {
    // There's no method for this: the definition names the assertion, and an action gives the reason.
    let mut update = Builder::from_shared_context(context).with_definition(json!({
        "title": "Nest of a rare bird",
        "assertions": assertions,
        "redactions": [uri],
    }))?;
    update.set_intent(BuilderIntent::Update);
    update.add_action(
        json!({ "action": "c2pa.redacted", "reason": reason, "parameters": { "redacted": uri } }),
    )?;
    write(update, signer, "with-location.jpg", output)
}
// #endregion redact

fn write(
    mut builder: Builder,
    signer: &dyn Signer,
    source: &str,
    output: &str,
) -> c2pa::Result<()> {
    let mut destination =
        File::options().read(true).write(true).create(true).truncate(true).open(output)?;
    builder.sign(signer, "image/jpeg", &mut File::open(source)?, &mut destination)?;
    Ok(())
}
