// Writes the common kinds of assertions, marks those that the signer is responsible for, and reads them back.
// Usage: cargo run -- [photo.jpg] [described.jpg] [test-certs]
use std::{env, fs, fs::File};

use c2pa::{Builder, BuilderIntent, Context, DigitalSourceType, Reader, SigningAlg, create_signer};
use serde_json::json;

const TYPES: &str = "http://cv.iptc.org/newscodes/digitalsourcetype/";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let mut next = |name: &str| args.next().unwrap_or_else(|| name.into());
    let (photo, output, folder) = (next("photo.jpg"), next("described.jpg"), next("test-certs"));

    // #region definition
    let definition = json!({
        "title": "Evening over the hills",
        "claim_generator_info": [{ "name": "Example Editor", "version": "3.1", "specVersion": "2.4.0" }],
        "assertions": [
            // Facts that the device or program measured itself, so we're responsible for them.
            { "label": "c2pa.metadata", "created": true, "data": {
                "@context": { "tiff": "http://ns.adobe.com/tiff/1.0/", "exif": "http://ns.adobe.com/exif/1.0/" },
                "tiff:Make": "Example Camera", "exif:ExposureTime": "1/100",
            } },
            // Text that a person typed. We only pass it on, so this assertion is "gathered".
            { "label": "cawg.metadata", "data": {
                "@context": { "dc": "http://purl.org/dc/elements/1.1/" },
                "dc:creator": ["A. Photographer"], "dc:rights": { "x-default": "All rights reserved" },
            } },
            // What the owner allows machines to do with the image.
            { "label": "cawg.training-mining", "data": { "entries": {
                "cawg.ai_generative_training": { "use": "notAllowed" },
                "cawg.data_mining": { "use": "constrained", "constraint_info": "https://example.org/license" },
            } } },
            // Our own data, under our own domain in reverse.
            { "label": "org.example.assignment", "created": true, "data": { "desk": "Documentation", "reference": "DOC-15" } },
        ],
    });
    // #endregion definition

    // #region actions
    let context = Context::new().with_settings(
        json!({
            "verify": { "verify_after_sign": true },
            "builder": {
                // Labels without a version. These become created assertions.
                "created_assertion_labels": ["c2pa.actions", "c2pa.thumbnail.claim"],
                // The list of actions is complete.
                "actions": { "all_actions_included": true },
            },
        })
        .to_string(),
    )?;
    let mut builder = Builder::from_context(context).with_definition(definition)?;
    builder.set_intent(BuilderIntent::Create(DigitalSourceType::DigitalCapture)); // writes c2pa.created, the inception action
    // An editorial change needs a source type for the new content.
    let agent = json!({ "name": "Example Editor", "version": "3.1" });
    builder.add_action(json!({ "action": "c2pa.cropped", "digitalSourceType": format!("{TYPES}humanEdits"), "softwareAgent": agent }))?;
    // A change that is not editorial needs no type.
    builder.add_action(
        json!({ "action": "c2pa.resized.proportional", "when": "2026-11-20T17:30:00Z" }),
    )?;
    // Without a suitable standard name, use your own, with your own parameter.
    builder.add_action(json!({
        "action": "org.example.dust-removed",
        "digitalSourceType": format!("{TYPES}algorithmicallyEnhanced"),
        "parameters": { "description": "Dust on the sensor removed", "org.example.spots": 3 },
    }))?;
    // #endregion actions

    let signer = create_signer::from_keys(
        &fs::read(format!("{folder}/chain.pem"))?,
        &fs::read(format!("{folder}/signer.key"))?,
        SigningAlg::Es256,
        None,
    )?;
    let mut destination =
        File::options().read(true).write(true).create(true).truncate(true).open(&output)?;
    builder.sign(&*signer, "image/jpeg", &mut File::open(&photo)?, &mut destination)?;

    // #region check
    let reader = Reader::default().with_stream("image/jpeg", File::open(&output)?)?;
    println!("{output}: {:?}", reader.validation_state());
    for assertion in reader.active_manifest().ok_or("nothing was written")?.assertions() {
        println!("{}{}", assertion.label(), if assertion.created() { " (created)" } else { "" });
        let data = assertion.value()?;
        for action in data["actions"].as_array().into_iter().flatten() {
            let kind = action["digitalSourceType"].as_str().and_then(|uri| uri.rsplit('/').next());
            let names = action["parameters"]
                .as_object()
                .into_iter()
                .flat_map(|all| all.keys().map(String::as_str));
            let extras: Vec<_> = kind.into_iter().chain(names).collect();
            let colon = if extras.is_empty() { "" } else { ": " };
            println!(
                "  {}{colon}{}",
                action["action"].as_str().unwrap_or_default(),
                extras.join(", ")
            );
        }
        if let Some(all) = data.get("allActionsIncluded") {
            println!("  allActionsIncluded: {all}");
        }
    }
    // #endregion check
    Ok(())
}
