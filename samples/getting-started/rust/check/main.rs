use std::fs::File;

use c2pa::{Error, Reader, Result};

fn check(file: &str) -> Result<()> {
    let reader = match Reader::default().with_stream("image/jpeg", File::open(file)?) {
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

fn main() -> Result<()> {
    check("photo.jpg")?;
    check("created.jpg")
}
