// Shows what the SDK is doing while it signs. Then signs again, and cancels.
// Usage: cargo run -- [photo.jpg] [signed.jpg] [test-certs]
use std::{env, fs, fs::File, path::Path};

use c2pa::{
    Builder, BuilderIntent, Context, DigitalSourceType, Error, ProgressPhase, SigningAlg,
    create_signer,
};
use serde_json::json;

fn sign(photo: &Path, output: &Path, folder: &Path, context: Context) -> c2pa::Result<()> {
    let mut builder = Builder::from_context(context).with_definition(json!({
        "title": "Signed with progress",
        "claim_generator_info": [{ "name": "progress", "version": "1.0.0" }],
    }))?;
    builder.set_intent(BuilderIntent::Create(DigitalSourceType::DigitalCreation));
    let signer = create_signer::from_keys(
        &fs::read(folder.join("chain.pem"))?,
        &fs::read(folder.join("signer.key"))?,
        SigningAlg::Es256,
        None,
    )?;
    let mut destination =
        File::options().read(true).write(true).create(true).truncate(true).open(output)?;
    builder.sign(&*signer, "image/jpeg", &mut File::open(photo)?, &mut destination)?;
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let mut next = |name: &str| args.next().unwrap_or_else(|| name.into());
    let (photo, signed, folder) = (next("photo.jpg"), next("signed.jpg"), next("test-certs"));
    let (photo, signed, folder) = (Path::new(&photo), Path::new(&signed), Path::new(&folder));
    let settings = r#"{ "builder": { "created_assertion_labels": ["c2pa.actions"] } }"#;

    // #region show
    let context = Context::new().with_settings(settings)?.with_progress_callback(
        |phase, step, total| {
            match phase {
                ProgressPhase::Hashing => println!("hashing, {step} of {total}"),
                ProgressPhase::Signing => println!("signing, {step} of {total}"),
                _ => {} // there can be new phases in any version
            }
            true // go on
        },
    );
    sign(photo, signed, folder, context)?;
    // #endregion show

    // #region cancel
    let canceled = Path::new("canceled.jpg");
    let context = Context::new().with_settings(settings)?.with_progress_callback(
        // Your program returns false when the user presses Cancel.
        |phase, _, _| !matches!(phase, ProgressPhase::Signing),
    );
    match sign(photo, canceled, folder, context) {
        Err(Error::OperationCancelled) => {
            fs::remove_file(canceled)?; // what was written so far isn't signed
            println!("canceled");
        }
        other => other?,
    }
    // #endregion cancel
    Ok(())
}
