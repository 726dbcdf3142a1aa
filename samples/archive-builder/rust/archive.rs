// Starts a manifest now and finishes it later: the Builder is saved in a file in between.
// Usage: cargo run -- start [photo.jpg] [work.c2pa]
//        cargo run -- finish [edited.jpg] [edited-signed.jpg] [test-certs] [work.c2pa]
use std::{env, fs, fs::File};

use c2pa::{
    Builder, BuilderIntent, Context, Reader, SigningAlg, assertions::Actions, create_signer,
};
use serde_json::json;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let step = args.next().unwrap_or_default();
    let mut next = |name: &str| args.next().unwrap_or_else(|| name.into());
    // The signer is responsible for the actions, so the claim lists them under created_assertions.
    let context = Context::new().with_settings(
        r#"{
            "verify": { "verify_after_sign": true },
            "builder": { "created_assertion_labels": ["c2pa.actions"] }
        }"#,
    )?;

    if step == "start" {
        let (original, archive) = (next("photo.jpg"), next("work.c2pa"));
        // #region save
        let mut builder = Builder::from_context(context).with_definition(json!({
            "title": "Evening, cropped",
            "claim_generator_info": [{ "name": "Docs example", "version": "1.0.0" }],
        }))?;
        builder.set_intent(BuilderIntent::Edit);
        // Add the parent now: the original may be gone when you sign.
        builder.add_ingredient_from_stream(
            json!({ "title": original, "relationship": "parentOf" }).to_string(),
            "image/jpeg",
            &mut File::open(&original)?,
        )?;
        builder.to_archive(File::create(&archive)?)?;
        println!("{archive}: saved, not signed yet");
        // #endregion save
    } else if step == "finish" {
        let (edited, output) = (next("edited.jpg"), next("edited-signed.jpg"));
        let (folder, archive) = (next("test-certs"), next("work.c2pa"));
        let signer = create_signer::from_keys(
            &fs::read(format!("{folder}/chain.pem"))?,
            &fs::read(format!("{folder}/signer.key"))?,
            SigningAlg::Es256,
            None,
        )?;
        // #region resume
        // The archive contains the definition and the ingredients, but not the settings, so use the same context settings.
        let mut builder = Builder::from_context(context).with_archive(File::open(&archive)?)?;
        builder.add_action(json!({ "action": "c2pa.cropped" }))?;
        let mut destination =
            File::options().read(true).write(true).create(true).truncate(true).open(&output)?;
        builder.sign(&*signer, "image/jpeg", &mut File::open(&edited)?, &mut destination)?;
        // #endregion resume

        let reader = Reader::default().with_stream("image/jpeg", File::open(&output)?)?;
        println!("{output}: {:?}", reader.validation_state());
        let active = reader.active_manifest().ok_or("nothing was written")?;
        for action in active.find_assertion::<Actions>(Actions::LABEL)?.actions() {
            println!("  {}", action.action());
        }
    } else {
        return Err("choose an action: start or finish".into());
    }
    Ok(())
}
