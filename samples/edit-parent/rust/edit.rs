// Signs an edited image with the signed original as its parent, so that its history is kept.
// Usage: cargo run -- [signed.jpg] [edited.jpg] [edited-signed.jpg] [test-certs]
use std::{env, fs, fs::File};

use c2pa::{
    Builder, BuilderIntent, Context, Reader, SigningAlg, assertions::Actions, create_signer,
};
use serde_json::json;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let mut next = |name: &str| args.next().unwrap_or_else(|| name.into());
    let (original, edited) = (next("signed.jpg"), next("edited.jpg"));
    let (output, folder) = (next("edited-signed.jpg"), next("test-certs"));

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

    // #region parent
    let mut builder = Builder::from_context(context).with_definition(json!({
        "title": "Evening, smaller",
        "claim_generator_info": [{ "name": "Docs example", "version": "1.0.0" }],
    }))?;
    // Edit: the result has one parent. The library validates the parent now and keeps its manifests.
    builder.set_intent(BuilderIntent::Edit);
    builder.add_ingredient_from_stream(
        json!({ "title": original, "relationship": "parentOf" }).to_string(),
        "image/jpeg",
        &mut File::open(&original)?,
    )?;
    // The intent writes c2pa.opened. Add an action for each change you made.
    builder.add_action(json!({ "action": "c2pa.resized.proportional" }))?;

    let mut destination =
        File::options().read(true).write(true).create(true).truncate(true).open(&output)?;
    builder.sign(&*signer, "image/jpeg", &mut File::open(&edited)?, &mut destination)?;
    // #endregion parent

    let reader = Reader::default().with_stream("image/jpeg", File::open(&output)?)?;
    let active = reader.active_manifest().ok_or("nothing was written")?;
    println!("{output}: {:?}", reader.validation_state());
    for ingredient in active.ingredients() {
        println!(
            "  {} {}",
            json!(ingredient.relationship()).as_str().unwrap_or_default(),
            ingredient.title().unwrap_or("(no title)")
        );
    }
    for action in active.find_assertion::<Actions>(Actions::LABEL)?.actions() {
        println!("  {}", action.action());
    }
    println!("  manifests: {}", reader.iter_manifests().count());
    Ok(())
}
