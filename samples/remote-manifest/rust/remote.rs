// Signs an image but embeds only the URL of the manifest store, which you publish as a separate file.
// Usage: cargo run -- [photo.jpg] [remote.jpg] [remote.c2pa] [test-certs] [url]
use std::{env, fs, fs::File};

use c2pa::{
    Builder, BuilderIntent, Context, DigitalSourceType, Error, Reader, SigningAlg, create_signer,
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let mut next = |name: &str| args.next().unwrap_or_else(|| name.into());
    let (photo, output, store_file) = (next("photo.jpg"), next("remote.jpg"), next("remote.c2pa"));
    let (folder, store_url) = (next("test-certs"), next("https://example.com/manifests/remote.c2pa"));

    let signer = create_signer::from_keys(
        &fs::read(format!("{folder}/chain.pem"))?,
        &fs::read(format!("{folder}/signer.key"))?,
        SigningAlg::Es256,
        None,
    )?;
    // With the feature fetch_remote_manifests, fetching is on by default.
    // Without this line, reading a file sends a request to the server that the file names.
    // created_assertion_labels: the signer is responsible for the actions, so the claim lists them as created.
    let settings = r#"{
        "verify": { "remote_manifest_fetch": false },
        "builder": { "created_assertion_labels": ["c2pa.actions"] }
    }"#;
    let context = Context::new().with_settings(settings)?.into_shared();

    // #region write
    let mut builder = Builder::from_shared_context(&context)
        .with_definition(r#"{"title": "Evening over the hills"}"#)?;
    builder.set_intent(BuilderIntent::Create(DigitalSourceType::DigitalCreation));
    builder.set_remote_url(&store_url); // written to the file's XMP
    builder.set_no_embed(true); // without this, the store is embedded too
    let mut destination =
        File::options().read(true).write(true).create(true).truncate(true).open(&output)?;
    let store = builder.sign(&*signer, "image/jpeg", &mut File::open(&photo)?, &mut destination)?;
    fs::write(&store_file, store)?;
    // #endregion write

    // #region read
    // With fetching off, the Reader stops and reports the URL.
    match Reader::from_shared_context(&context).with_stream("image/jpeg", File::open(&output)?) {
        Err(Error::RemoteManifestUrl(url)) => {
            println!("{output}: nothing fetched, the manifest store is at {url}")
        }
        other => drop(other?),
    }

    // Pass the store that you fetched yourself, with your own limits, together with the file.
    let reader = Reader::from_shared_context(&context).with_manifest_data_and_stream(
        &fs::read(&store_file)?,
        "image/jpeg",
        File::open(&output)?,
    )?;
    println!("{output} with {store_file}: {:?}", reader.validation_state());
    println!("embedded: {}", if reader.is_embedded() { "yes" } else { "no" });
    // #endregion read
    Ok(())
}
