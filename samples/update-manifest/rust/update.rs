// Adds an assertion to a signed image without changing what the first signature covers.
// Usage: cargo run -- [signed.jpg] [updated.jpg] [test-certs]
use std::{env, fs, fs::File};

use c2pa::{Builder, BuilderIntent, Context, Error, Reader, SigningAlg, create_signer};
use serde_json::json;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let mut next = |name: &str| args.next().unwrap_or_else(|| name.into());
    let (source, output, folder) = (next("signed.jpg"), next("updated.jpg"), next("test-certs"));

    let signer = create_signer::from_keys(
        &fs::read(format!("{folder}/chain.pem"))?,
        &fs::read(format!("{folder}/signer.key"))?,
        SigningAlg::Es256,
        None,
    )?;
    // The signer is responsible for the actions, so the claim lists them under created_assertions.
    let context = Context::new().with_settings(
        r#"{
            "verify": { "verify_after_sign": true },
            "builder": { "created_assertion_labels": ["c2pa.actions"] }
        }"#,
    )?;

    // #region update
    let mut builder = Builder::from_context(context).with_definition(json!({
        "title": "Evening over the hills",
        "claim_generator_info": [{ "name": "Docs example", "version": "1.0.0" }],
        "assertions": [
            { "label": "org.example.review", "data": { "checked": "2026-11-20", "desk": "Documentation" } }
        ],
    }))?;
    // Update: the signed file becomes the only parent, and the content's hash stays in the parent's manifest.
    builder.set_intent(BuilderIntent::Update);
    let mut destination =
        File::options().read(true).write(true).create(true).truncate(true).open(&output)?;
    builder.sign(&*signer, "image/jpeg", &mut File::open(&source)?, &mut destination).map_err(
        |error| match error {
            Error::IngredientNotFound => {
                format!("{source} has no manifest, so it can't be the parent ingredient")
            }
            other => other.to_string(),
        },
    )?;
    // #endregion update

    let reader = Reader::default().with_stream("image/jpeg", File::open(&output)?)?;
    let active = reader.active_manifest().ok_or("nothing was written")?;
    let mut labels: Vec<_> = active.assertions().iter().map(|one| one.label()).collect();
    labels.sort_unstable();
    let relations: Vec<_> =
        active.ingredients().iter().map(|one| json!(one.relationship())).collect();
    println!("{output}: {:?}", reader.validation_state());
    println!("  assertions: {}", labels.join(", "));
    println!(
        "  ingredients: {}",
        relations.iter().filter_map(|one| one.as_str()).collect::<Vec<_>>().join(", ")
    );
    println!("  manifests: {}", reader.iter_manifests().count());
    Ok(())
}
