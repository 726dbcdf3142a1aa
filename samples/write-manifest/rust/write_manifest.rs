// Signs an image with a manifest that says how it was made.
// Usage: cargo run -- [photo.jpg] [signed.jpg] [test-certs]
use std::{env, fs};

use c2pa::{Builder, BuilderIntent, Context, DigitalSourceType, Reader, SigningAlg, create_signer};
use serde_json::json;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let source = args.next().unwrap_or_else(|| "photo.jpg".into());
    let output = args.next().unwrap_or_else(|| "signed.jpg".into());
    let certs = args.next().unwrap_or_else(|| "test-certs".into());

    // #region definition
    // 1. The definition: what the manifest says.
    // The Builder adds the hashes, the thumbnail, and the signature.
    let definition = json!({
        "title": source,
        "claim_generator_info": [{ "name": "Docs example", "version": "1.0.0" }],
        "assertions": [
            { "label": "org.example.assignment", "data": { "desk": "Documentation", "reference": "DOC-15" } },
        ],
    });
    let context = Context::new().with_settings(
        json!({
            // Return an error if the manifest breaks a rule. Before core 0.91, this is off by default.
            "verify": { "verify_after_sign": true },
            // The signer is responsible for these. All others count as gathered from elsewhere.
            "builder": { "created_assertion_labels": ["c2pa.actions", "c2pa.thumbnail.claim"] },
        })
        .to_string(),
    )?;
    let mut builder = Builder::from_context(context).with_definition(definition)?;
    // #endregion definition

    // 2. The intent: a new photo, taken with a camera. For anything else, choose another type. It writes c2pa.created.
    builder.set_intent(BuilderIntent::Create(DigitalSourceType::DigitalCapture));

    // #region actions
    // 3. What else was done. Record only what your program knows.
    builder.add_action(json!({
        "action": "c2pa.converted",
        "softwareAgent": { "name": "image" },
        "parameters": { "description": "Converted to JPEG" },
    }))?;
    // #endregion actions

    // 4. The signature. The leaf and intermediate certificates go into the file; the root doesn't.
    let signer = create_signer::from_keys(
        &fs::read(format!("{certs}/chain.pem"))?,
        &fs::read(format!("{certs}/signer.key"))?,
        SigningAlg::Es256,
        None,
    )?;
    // sign_file never overwrites an existing destination.
    if fs::exists(&output)? {
        fs::remove_file(&output)?;
    }
    let manifest_store = builder.sign_file(&*signer, &source, &output)?;
    println!("{output}: manifest store of {} bytes", manifest_store.len());

    // 5. Read it back: always check the result before you publish it.
    let reader = Reader::default().with_file(&output)?;
    println!("state: {:?}", reader.validation_state());
    let active = reader.validation_results().and_then(|results| results.active_manifest());
    for status in active.into_iter().flat_map(|codes| codes.failure()) {
        println!("failure: {}", status.code());
    }
    Ok(())
}
