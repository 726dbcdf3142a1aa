use std::{
    fs::{self, File},
    thread::sleep,
    time::Duration,
};

use c2pa::{
    Builder, BuilderIntent, Context, Error, Reader, Result, Signer, SigningAlg, ValidationState, create_signer,
};
use serde_json::json;

fn context() -> Result<Context> {
    let root = fs::read_to_string("test-certs/root.pem")?;
    let settings = json!({
        "trust": { "trust_anchors": root },
        "verify": { "verify_after_sign": true, "remote_manifest_fetch": false }, // don't contact a server that a file names
        "builder": { "created_assertion_labels": ["c2pa.actions"] } // your signer is responsible for the actions
    });
    Context::new().with_settings(settings.to_string().as_str())
}

fn check(file: &str) -> Result<Option<ValidationState>> {
    let reader = match Reader::from_context(context()?).with_stream("image/jpeg", File::open(file)?) {
        Err(Error::JumbfNotFound) => {
            println!("{file}: no Content Credentials");
            return Ok(None);
        }
        reader => reader?,
    };
    let issuer = reader.active_manifest().and_then(|manifest| manifest.issuer()).unwrap_or_default();
    println!("{file}: {:?}, signer {issuer}", reader.validation_state());
    let results = reader.validation_results().and_then(|results| results.active_manifest());
    for status in results.iter().flat_map(|active| active.failure()) {
        println!("  {}", status.code());
    }
    Ok(Some(reader.validation_state()))
}

fn sign(signer: &dyn Signer, source: &str, destination: &str) -> Result<()> {
    let definition = r#"{ "claim_generator_info": [{ "name": "start", "version": "1.0.0" }] }"#;
    let mut builder = Builder::from_context(context()?).with_definition(definition)?;
    builder.set_intent(BuilderIntent::Edit); // keeps the credentials that the image already has
    let mut signed = File::options().read(true).write(true).create(true).truncate(true).open(destination)?;
    builder.sign(signer, "image/jpeg", &mut File::open(source)?, &mut signed)?;
    Ok(())
}

fn main() -> Result<()> {
    let chain = fs::read("test-certs/chain.pem")?;
    let key = fs::read("test-certs/signer.key")?;
    let signer = create_signer::from_keys(&chain, &key, SigningAlg::Es256, None)?;

    fs::create_dir_all("inbox")?;
    fs::create_dir_all("outbox")?;
    println!("waiting for images in inbox");
    loop {
        let mut names: Vec<_> = fs::read_dir("inbox")?.flatten().map(|entry| entry.file_name()).collect();
        names.sort();
        for name in names {
            let name = name.to_string_lossy();
            let (source, destination) = (format!("inbox/{name}"), format!("outbox/{name}"));
            let result = match check(&source) {
                Ok(Some(ValidationState::Invalid)) => Err(Error::OtherError("not signed".into())),
                Ok(_) => sign(&*signer, &source, &destination),
                Err(error) => Err(error),
            };
            match result {
                Ok(()) => println!("{destination}: signed"),
                Err(error) => println!("{source}: {error}"), // the service continues with the next image
            }
            fs::remove_file(source)?;
        }
        sleep(Duration::from_secs(1));
    }
}
