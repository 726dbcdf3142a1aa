// Signs a JPEG that this program writes itself: room for the manifest store first, the signed store at the end.
// Usage: cargo run -- [photo.jpg] [signed.jpg] [test-certs]
use std::{
    env, fs,
    fs::File,
    io::{Seek, SeekFrom, Write},
};

use c2pa::{
    Builder, BuilderIntent, Context, DigitalSourceType, HashRange, Reader, SigningAlg,
    create_signer,
};
use serde_json::json;

const FORMAT: &str = "image/jpeg";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let mut next = |name: &str| args.next().unwrap_or_else(|| name.into());
    let (photo, signed, folder) = (next("photo.jpg"), next("signed.jpg"), next("test-certs"));

    // #region builder
    // The context holds the signer: placeholder() needs its size, sign_embeddable() its key.
    let signer = create_signer::from_keys(
        &fs::read(format!("{folder}/chain.pem"))?,
        &fs::read(format!("{folder}/signer.key"))?,
        SigningAlg::Es256,
        None,
    )?;
    let context = Context::new()
        .with_settings(r#"{ "builder": { "created_assertion_labels": ["c2pa.actions"] } }"#)?
        .with_signer(signer);
    let mut builder = Builder::from_context(context).with_definition(json!({
        "title": "Written in place",
        "claim_generator_info": [{ "name": "embeddable", "version": "1.0.0" }],
    }))?;
    builder.set_intent(BuilderIntent::Create(DigitalSourceType::DigitalCreation));
    // #endregion builder

    // #region write
    // 1. Reserve space for the store, as JPEG segments, where your program writes metadata.
    let placeholder = builder.placeholder(FORMAT)?;
    let image = fs::read(&photo)?;
    let start = 2; // after the marker that begins every JPEG
    let mut output =
        File::options().read(true).write(true).create(true).truncate(true).open(&signed)?;
    output.write_all(&image[..start])?;
    output.write_all(&placeholder)?;
    output.write_all(&image[start..])?;

    // 2. The hash covers everything but that space.
    builder
        .set_data_hash_exclusions(vec![HashRange::new(start as u64, placeholder.len() as u64)])?;
    output.rewind()?;
    builder.update_hash_from_stream(FORMAT, &mut output)?;

    // 3. The signed store has exactly the same size, so nothing moves.
    let store = builder.sign_embeddable(FORMAT)?;
    assert_eq!(store.len(), placeholder.len());
    output.seek(SeekFrom::Start(start as u64))?;
    output.write_all(&store)?;
    // #endregion write

    // sign_embeddable() doesn't see the file again, so check it.
    let reader = Reader::default().with_stream(FORMAT, File::open(&signed)?)?;
    println!("{signed}: {:?}", reader.validation_state());
    Ok(())
}
