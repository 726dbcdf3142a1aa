// Signs an image with a certificate chain and a private key on disk.
// Usage: cargo run -- [source] [destination] [certificate folder]
use std::{env, fs};

use c2pa::{Builder, BuilderIntent, Context, DigitalSourceType, SigningAlg, create_signer};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let source = args.next().unwrap_or_else(|| "photo.jpg".into());
    let destination = args.next().unwrap_or_else(|| "signed.jpg".into());
    let folder = args.next().unwrap_or_else(|| "test-certs".into());

    // #region signer
    // Both files are PEM text. The chain starts with the certificate that matches the key; a P-256 key means Es256.
    let signer = create_signer::from_keys(
        &fs::read(format!("{folder}/chain.pem"))?,
        &fs::read(format!("{folder}/signer.key"))?,
        SigningAlg::Es256,
        None, // no time stamp
    )?;
    // #endregion signer

    // #region manifest
    // With verify_after_sign, signing fails if the key doesn't match the certificate.
    // The signer is responsible for the actions, so the claim lists them under created_assertions.
    // Write the labels without a version.
    let context = Context::new().with_settings(
        r#"{
            "verify": { "verify_after_sign": true },
            "builder": { "created_assertion_labels": ["c2pa.actions"] }
        }"#,
    )?;
    let mut builder = Builder::from_context(context).with_definition(
        r#"{
            "title": "Test photo",
            "claim_generator_info": [{ "name": "sign-local", "version": "1.0.0" }],
            "assertions": []
        }"#,
    )?;
    // DigitalCapture is for a photo taken with a camera. For anything else, choose another type.
    // The intent adds the c2pa.created action that a standard manifest must begin with.
    builder.set_intent(BuilderIntent::Create(DigitalSourceType::DigitalCapture));
    // #endregion manifest

    // #region sign
    // sign_file never overwrites an existing destination.
    if fs::exists(&destination)? {
        fs::remove_file(&destination)?;
    }
    let manifest_store = builder.sign_file(&*signer, &source, &destination)?;
    println!("{destination}: signed, the manifest store has {} bytes", manifest_store.len());
    // #endregion sign
    Ok(())
}
