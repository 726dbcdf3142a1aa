// Signs an image with a key that this program never sees: it passes bytes and gets a signature back.
// Usage: cargo run -- [source] [destination] [certificate folder]
use std::{env, fs, fs::File, io::Write, process::Command, process::Stdio};

use c2pa::{Builder, BuilderIntent, CallbackSigner, Context, DigitalSourceType, Error, SigningAlg};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let mut next = |name: &str| args.next().unwrap_or_else(|| name.into());
    let (source, destination, folder) = (next("photo.jpg"), next("signed.jpg"), next("test-certs"));

    // #region callback
    let key = format!("{folder}/signer.key");
    let ask = move |_context: *const (), data: &[u8]| -> c2pa::Result<Vec<u8>> {
        // In production, call a key management service here. In this test, another process has the key.
        let mut child = Command::new("openssl")
            .args(["dgst", "-sha256", "-sign", key.as_str()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        child.stdin.take().ok_or(Error::FailedToRemoteSign)?.write_all(data)?;
        let output = child.wait_with_output()?;
        if output.status.success() { Ok(output.stdout) } else { Err(Error::FailedToRemoteSign) }
    };
    // The data isn't hashed yet: the service hashes it, with SHA-256 for ES256.
    let signer =
        CallbackSigner::new(ask, SigningAlg::Es256, fs::read(format!("{folder}/chain.pem"))?);
    // #endregion callback

    // The signer is responsible for the actions, so the claim lists them under created_assertions.
    let context = Context::new().with_settings(
        r#"{
            "verify": { "verify_after_sign": true },
            "builder": { "created_assertion_labels": ["c2pa.actions"] }
        }"#,
    )?;
    let mut builder = Builder::from_context(context).with_definition(
        r#"{ "title": "Test photo", "claim_generator_info": [{ "name": "sign-callback", "version": "1.0.0" }] }"#,
    )?;
    builder.set_intent(BuilderIntent::Create(DigitalSourceType::DigitalCapture));
    let mut output =
        File::options().read(true).write(true).create(true).truncate(true).open(&destination)?;
    builder.sign(&signer, "image/jpeg", &mut File::open(&source)?, &mut output)?;
    println!("{destination}: signed through a callback");
    Ok(())
}
