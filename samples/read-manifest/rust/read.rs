// Reads the Content Credentials of a file and prints the validation result.
// Usage: cargo run -- [signed.jpg]
use std::{env, fs::File};

use c2pa::{Context, Error, Reader};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = env::args().nth(1).unwrap_or_else(|| "signed.jpg".into());

    // #region read
    // Settings belong to the Context. With this one, a file can't make your server send requests.
    let context =
        Context::new().with_settings(r#"{"verify": {"remote_manifest_fetch": false}}"#)?;

    let reader = match Reader::from_context(context).with_stream("image/jpeg", File::open(&path)?) {
        Ok(reader) => reader,
        // Having no manifest store isn't an error. Most files don't have one.
        Err(Error::JumbfNotFound) => {
            println!("{path}: no Content Credentials");
            return Ok(());
        }
        Err(error) => return Err(error.into()),
    };

    println!("state: {:?}", reader.validation_state());
    if let Some(manifest) = reader.active_manifest() {
        println!("title: {}", manifest.title().unwrap_or("(none)"));
        println!("signed by: {}", manifest.issuer().unwrap_or_else(|| "(unknown)".into()));
    }
    if let Some(active) = reader.validation_results().and_then(|r| r.active_manifest()) {
        for status in active.failure() {
            println!("failure: {}", status.code());
        }
    }
    // #endregion read
    Ok(())
}
