// Signs an image, changes one bit of its pixels, and reads both files.
// Usage: cargo run -- [photo.jpg] [test-certs]
use std::{env, fs, io::Cursor};

use c2pa::{Builder, BuilderIntent, Context, DigitalSourceType, Reader, SigningAlg, create_signer};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let source = args.next().unwrap_or_else(|| "photo.jpg".into());
    let folder = args.next().unwrap_or_else(|| "test-certs".into());

    let signer = create_signer::from_keys(
        &fs::read(format!("{folder}/chain.pem"))?,
        &fs::read(format!("{folder}/signer.key"))?,
        SigningAlg::Es256,
        None,
    )?;
    // The signer is responsible for the actions, so the claim lists them under created_assertions.
    let context = Context::new()
        .with_settings(r#"{"builder": {"created_assertion_labels": ["c2pa.actions"]}}"#)?;
    let mut builder = Builder::from_context(context)
        .with_definition(r#"{"title": "Evening over the hills"}"#)?;
    builder.set_intent(BuilderIntent::Create(DigitalSourceType::DigitalCreation));
    // sign_file never overwrites an existing destination.
    if fs::exists("before.jpg")? {
        fs::remove_file("before.jpg")?;
    }
    builder.sign_file(&*signer, &source, "before.jpg")?;

    // #region tamper
    let mut bytes = fs::read("before.jpg")?;
    // The end of a JPEG contains compressed pixels, so one bit changes the image.
    let place = bytes.len() - 100;
    bytes[place] ^= 1;
    fs::write("tampered.jpg", bytes)?;
    // #endregion tamper

    // #region read
    for file in ["before.jpg", "tampered.jpg"] {
        let reader = Reader::from_context(Context::new())
            .with_stream("image/jpeg", Cursor::new(fs::read(file)?))?;
        println!("{file}: {:?}", reader.validation_state());
        if let Some(active) = reader.validation_results().and_then(|r| r.active_manifest()) {
            for status in active.failure() {
                println!("  {}\n    {}", status.code(), status.url().unwrap_or_default());
            }
        }
    }
    // #endregion read
    Ok(())
}
