// Signs a video from one open file into another, without loading either completely.
// Usage: cargo run -- [video.mp4] [signed.mp4] [test-certs]
use std::{env, fs, fs::File};

use c2pa::{Builder, BuilderIntent, Context, DigitalSourceType, Reader, SigningAlg, create_signer};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let mut next = |name: &str| args.next().unwrap_or_else(|| name.into());
    let (video, output, folder) = (next("video.mp4"), next("signed.mp4"), next("test-certs"));

    let signer = create_signer::from_keys(
        &fs::read(format!("{folder}/chain.pem"))?,
        &fs::read(format!("{folder}/signer.key"))?,
        SigningAlg::Es256,
        None,
    )?;
    // The signer is responsible for the actions, so the claim lists them under created_assertions.
    let settings = r#"{
        "verify": { "verify_after_sign": true },
        "builder": { "created_assertion_labels": ["c2pa.actions"] }
    }"#;
    let context = Context::new().with_settings(settings)?.into_shared();

    // #region stream
    let mut builder = Builder::from_shared_context(&context).with_definition(
        r#"{ "title": "A ball crosses the frame", "claim_generator_info": [{ "name": "stream-file", "version": "1.0.0" }] }"#,
    )?;
    builder.set_intent(BuilderIntent::Create(DigitalSourceType::DigitalCreation));

    // Anything that reads, writes, and seeks works. The crate also reads the destination, so it needs read(true).
    let mut source = File::open(&video)?;
    let mut destination =
        File::options().read(true).write(true).create(true).truncate(true).open(&output)?;
    builder.sign(&*signer, "video/mp4", &mut source, &mut destination)?;

    let reader =
        Reader::from_shared_context(&context).with_stream("video/mp4", File::open(&output)?)?;
    println!("{output}: {:?}", reader.validation_state());
    // #endregion stream
    Ok(())
}
