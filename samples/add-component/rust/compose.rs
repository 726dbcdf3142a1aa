// Signs an image that another image was placed in, and records which one.
// Usage: cargo run -- [photo.jpg] [logo.jpg] [composed.jpg] [test-certs]
use std::{env, fs, fs::File};

use c2pa::{
    Builder, BuilderIntent, Context, DigitalSourceType, Reader, SigningAlg, assertions::Actions,
    create_signer,
};
use serde_json::json;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let mut next = |name: &str| args.next().unwrap_or_else(|| name.into());
    let (image, part) = (next("photo.jpg"), next("logo.jpg"));
    let (output, folder) = (next("composed.jpg"), next("test-certs"));

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
    let mut builder = Builder::from_context(context).with_definition(json!({
        "title": "Evening, with logo",
        "claim_generator_info": [{ "name": "Docs example", "version": "1.0.0" }],
    }))?;
    builder.set_intent(BuilderIntent::Create(DigitalSourceType::Composite));

    // #region component
    // Choose any label. It links the action to the ingredient and is replaced when the claim is created.
    builder.add_ingredient_from_stream(
        json!({ "title": part, "relationship": "componentOf", "label": "logo" }).to_string(),
        "image/jpeg",
        &mut File::open(&part)?,
    )?;
    builder.add_action(
        json!({ "action": "c2pa.placed", "parameters": { "ingredientIds": ["logo"] } }),
    )?;
    // #endregion component

    let mut destination =
        File::options().read(true).write(true).create(true).truncate(true).open(&output)?;
    builder.sign(&*signer, "image/jpeg", &mut File::open(&image)?, &mut destination)?;

    let reader = Reader::default().with_stream("image/jpeg", File::open(&output)?)?;
    let active = reader.active_manifest().ok_or("nothing was written")?;
    println!("{output}: {:?}", reader.validation_state());
    for ingredient in active.ingredients() {
        let own = if ingredient.active_manifest().is_some() { "yes" } else { "no" };
        println!(
            "  {} {}, own manifest: {own}",
            json!(ingredient.relationship()).as_str().unwrap_or_default(),
            ingredient.title().unwrap_or("(no title)")
        );
    }
    for action in active.find_assertion::<Actions>(Actions::LABEL)?.actions() {
        print!("  {}", action.action());
        for used in
            action.parameters().and_then(|all| all.ingredients.as_ref()).into_iter().flatten()
        {
            print!(": {}", used.url().rsplit('/').next().unwrap_or_default());
        }
        println!();
    }
    Ok(())
}
