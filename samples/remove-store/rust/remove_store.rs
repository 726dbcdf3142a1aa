// Removes the manifest store from a file of any format that the crate can write.
// Usage: cargo run -- [signed.jpg] [clean.jpg]
use c2pa::{Context, Error, Reader, Result, jumbf_io::remove_jumbf_from_file};
use std::{env::args, fs};

fn main() -> Result<()> {
    let mut args = args().skip(1);
    let input = args.next().unwrap_or("signed.jpg".into());
    let output = args.next().unwrap_or("clean.jpg".into());

    // #region remove
    // The function changes the file in place, so work on a copy.
    fs::copy(&input, &output)?;
    remove_jumbf_from_file(&output)?;
    // #endregion remove

    for path in [&input, &output] {
        match Reader::from_context(Context::new()).with_file(path) {
            Ok(reader) => println!("{path}: {:?}", reader.validation_state()),
            Err(Error::JumbfNotFound) => println!("{path}: no Content Credentials"),
            // The file still names a remote store, which this build doesn't fetch.
            Err(Error::RemoteManifestUrl(_)) => println!("{path}: only a remote URL"),
            Err(error) => return Err(error),
        }
    }
    Ok(())
}
