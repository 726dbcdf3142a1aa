// Signs an image without changing it: the manifest store goes into a sidecar file.
// Usage: cargo run -- [photo.jpg] [photo.c2pa] [test-certs]
use std::{env, fs, fs::File, io::Cursor};

use c2pa::{
    Builder, BuilderIntent, Context, DigitalSourceType, Error, Reader, SigningAlg, create_signer,
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let mut next = |name: &str| args.next().unwrap_or_else(|| name.into());
    let (photo, sidecar, folder) = (next("photo.jpg"), next("photo.c2pa"), next("test-certs"));

    let signer = create_signer::from_keys(
        &fs::read(format!("{folder}/chain.pem"))?,
        &fs::read(format!("{folder}/signer.key"))?,
        SigningAlg::Es256,
        None,
    )?;
    // The signer is responsible for the actions, so the claim lists them under created_assertions.
    let context = Context::new()
        .with_settings(r#"{"builder": {"created_assertion_labels": ["c2pa.actions"]}}"#)?
        .into_shared();

    // #region write
    let mut builder = Builder::from_shared_context(&context)
        .with_definition(r#"{"title": "Evening over the hills"}"#)?;
    builder.set_intent(BuilderIntent::Create(DigitalSourceType::DigitalCreation));
    builder.set_no_embed(true);
    let mut unused = Cursor::new(Vec::new()); // a copy of the image with the same bytes, not needed
    let store = builder.sign(&*signer, "image/jpeg", &mut File::open(&photo)?, &mut unused)?;
    fs::write(&sidecar, store)?;
    // #endregion write

    // #region read
    // with_stream doesn't look for a sidecar. with_file would find photo.c2pa.
    match Reader::from_shared_context(&context).with_stream("image/jpeg", File::open(&photo)?) {
        Err(Error::JumbfNotFound) => println!("{photo} alone: nothing found"),
        other => println!("{photo} alone: {:?}", other?.validation_state()),
    }

    let both = Reader::from_shared_context(&context).with_manifest_data_and_stream(
        &fs::read(&sidecar)?,
        "image/jpeg",
        File::open(&photo)?,
    )?;
    println!("{photo} with {sidecar}: {:?}", both.validation_state());
    println!("embedded: {}", both.is_embedded());
    // #endregion read
    Ok(())
}
