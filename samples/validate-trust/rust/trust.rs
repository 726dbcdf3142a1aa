// Reads the same file twice: without trust anchors, and with one root certificate as trust anchor.
// Usage: cargo run -- [signed.jpg] [test-certs/root.pem]
use std::{env, fs, fs::File};

use c2pa::{Context, Error, Reader, Settings};

type Outcome = Result<(), Box<dyn std::error::Error>>;

fn main() -> Outcome {
    let mut args = env::args().skip(1);
    let file = args.next().unwrap_or_else(|| "signed.jpg".into());
    let root_file = args.next().unwrap_or_else(|| "test-certs/root.pem".into());

    // #region trust
    // trust_anchors takes the certificates themselves, as PEM text, not a path.
    let root = fs::read_to_string(root_file)?;
    let settings = Settings::new().with_toml(&format!("[trust]\ntrust_anchors = '''\n{root}'''"))?;

    report("no trust anchors", &file, Context::new())?;
    report("root as trust anchor", &file, Context::new().with_settings(settings)?)
    // #endregion trust
}

fn report(title: &str, file: &str, context: Context) -> Outcome {
    let reader = match Reader::from_context(context).with_stream("image/jpeg", File::open(file)?) {
        Err(Error::JumbfNotFound) => return Err(format!("{file} has no manifest store").into()),
        other => other?,
    };
    println!("{title}: {:?}", reader.validation_state());
    let results = reader.validation_results().and_then(|results| results.active_manifest());
    for status in results.iter().flat_map(|own| own.success().iter().chain(own.failure())) {
        if status.code().starts_with("signingCredential.") {
            println!("  {} ({})", status.code(), status.explanation().unwrap_or_default());
        }
    }
    Ok(())
}
