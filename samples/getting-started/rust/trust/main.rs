use std::fs::{self, File};

use c2pa::{
    Builder, BuilderIntent, Context, DigitalSourceType, Error, Reader, Result, Signer, SigningAlg, create_signer,
};
use serde_json::json;

fn context() -> Result<Context> {
    let root = fs::read_to_string("test-certs/root.pem")?;
    let settings = json!({
        "trust": { "trust_anchors": root },
        "verify": { "verify_after_sign": true },
        "builder": { "created_assertion_labels": ["c2pa.actions"] } // your signer is responsible for the actions
    });
    Context::new().with_settings(settings.to_string().as_str())
}

fn check(file: &str) -> Result<()> {
    let reader = match Reader::from_context(context()?).with_stream("image/jpeg", File::open(file)?) {
        Err(Error::JumbfNotFound) => {
            println!("{file}: no Content Credentials");
            return Ok(());
        }
        reader => reader?,
    };
    let issuer = reader.active_manifest().and_then(|manifest| manifest.issuer()).unwrap_or_default();
    println!("{file}: {:?}, signer {issuer}", reader.validation_state());
    let results = reader.validation_results().and_then(|results| results.active_manifest());
    for status in results.iter().flat_map(|active| active.failure()) {
        println!("  {}", status.code());
    }
    Ok(())
}

fn sign(signer: &dyn Signer, source: &str, destination: &str) -> Result<()> {
    let definition = r#"{ "claim_generator_info": [{ "name": "start", "version": "1.0.0" }] }"#;
    let mut builder = Builder::from_context(context()?).with_definition(definition)?;
    builder.set_intent(BuilderIntent::Create(DigitalSourceType::DigitalCapture)); // a camera took it
    let mut signed = File::options().read(true).write(true).create(true).truncate(true).open(destination)?;
    builder.sign(signer, "image/jpeg", &mut File::open(source)?, &mut signed)?;
    Ok(())
}

fn main() -> Result<()> {
    let chain = fs::read("test-certs/chain.pem")?;
    let key = fs::read("test-certs/signer.key")?;
    let signer = create_signer::from_keys(&chain, &key, SigningAlg::Es256, None)?;

    sign(&*signer, "photo.jpg", "signed.jpg")?;
    check("signed.jpg")?;

    let mut bytes = fs::read("signed.jpg")?;
    let offset = bytes.len() - 1000;
    bytes[offset] ^= 1; // one bit of the image
    fs::write("changed.jpg", bytes)?;
    check("changed.jpg")
}
