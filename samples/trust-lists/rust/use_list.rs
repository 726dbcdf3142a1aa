// Reads a file with a trust list and says whether a signer's certificate chains to one of its anchors.
// Usage: cargo run -- [signed.jpg] [lists/both.pem]
use std::{env, fs};

use c2pa::{Context, Reader};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let path = args.next().unwrap_or_else(|| "signed.jpg".into());
    let list = args.next().unwrap_or_else(|| "lists/both.pem".into());

    // #region read
    // The certificates themselves, as PEM text inside JSON: a path or a URL isn't read. From core 0.91 on, this is an
    // entry in trust.anchors.
    let anchors = fs::read_to_string(list)?;
    let settings = serde_json::json!({ "trust": { "trust_anchors": anchors } });
    let context = Context::new().with_settings(settings.to_string().as_str())?;

    let reader = Reader::from_context(context).with_stream("image/jpeg", fs::File::open(&path)?)?;
    println!("{path}: {:?}", reader.validation_state());
    // #endregion read
    Ok(())
}
