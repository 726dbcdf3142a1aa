// Signs the segments of a video, then checks all of them, and each one with the init segment, as a player would.
// Usage: cargo run -- [folder of the segments] [output folder] [certificate folder]
use std::{env, fs, fs::File, path::PathBuf};

use c2pa::{Builder, BuilderIntent, Context, DigitalSourceType, Reader, SigningAlg, create_signer};
use serde_json::json;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let source = PathBuf::from(args.next().unwrap_or_else(|| "stream".into()));
    let output = PathBuf::from(args.next().unwrap_or_else(|| "signed".into()));
    let folder = args.next().unwrap_or_else(|| "test-certs".into());

    // #region sign
    let signer = create_signer::from_keys(
        &fs::read(format!("{folder}/chain.pem"))?,
        &fs::read(format!("{folder}/signer.key"))?,
        SigningAlg::Es256,
        None, // no time stamp
    )?;
    // The signer is responsible for the actions, so the claim lists them under created_assertions.
    let context = Context::new().with_settings(r#"{ "builder": { "created_assertion_labels": ["c2pa.actions"] } }"#)?;
    let mut builder = Builder::from_context(context)
        .with_definition(r#"{ "claim_generator_info": [{ "name": "segments", "version": "1.0.0" }] }"#)?;
    builder.set_intent(BuilderIntent::Create(DigitalSourceType::DigitalCapture));
    // The pattern is relative to the init segment. The results go into a folder named after that of the segments.
    builder.sign_fragmented_files(&*signer, &source.join("init.mp4"), &PathBuf::from("seg-*.m4s"), &output)?;
    // #endregion sign

    // #region check
    let signed = output.join(source.file_name().ok_or("the folder of the segments has no name")?);
    let init = signed.join("init.mp4");
    let mut segments: Vec<PathBuf> = fs::read_dir(&signed)?
        .map(|entry| Ok(entry?.path()))
        .collect::<std::io::Result<_>>()?;
    segments.retain(|path| path.extension().is_some_and(|extension| extension == "m4s"));
    segments.sort();

    let anchors = fs::read_to_string(format!("{folder}/root.pem"))?;
    let trusting = || Context::new().with_settings(json!({ "trust": { "trust_anchors": anchors } }).to_string());
    let all = Reader::from_context(trusting()?).with_fragmented_files(&init, &segments)?;
    println!("all segments: {:?}", all.validation_state());
    for segment in &segments {
        let one =
            Reader::from_context(trusting()?).with_fragment("video/mp4", File::open(&init)?, File::open(segment)?)?;
        println!("{}: {:?}", segment.display(), one.validation_state());
    }
    // #endregion check
    Ok(())
}
