// Signs a picture twice over, from settings: the tool signs the claim, the newsroom signs an identity assertion in it.
// Usage: cargo run -- [settings.toml] [photo.jpg] [identified.jpg]      (crate c2pa with the feature file_io)
use std::{env, fs};

use c2pa::{settings::Settings, Builder, BuilderIntent, Context, DigitalSourceType};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let mut next = |name: &str| args.next().unwrap_or_else(|| name.into());
    let (settings, source, output) = (next("settings.toml"), next("photo.jpg"), next("identified.jpg"));

    // #region write
    // The file that make-settings.sh writes for C2PA Tool has both signers in it.
    let settings = Settings::new().with_toml(&fs::read_to_string(settings)?)?;
    let context = Context::new().with_settings(settings)?.into_shared();

    let definition = r#"{
        "title": "Evening over the hills",
        "claim_generator_info": [{ "name": "Docs example", "version": "1.0.0" }],
        "assertions": [{ "label": "org.example.caption", "data": { "text": "Drawn for the documentation" } }]
    }"#;
    let mut builder = Builder::from_shared_context(&context).with_definition(definition)?;
    builder.set_intent(BuilderIntent::Create(DigitalSourceType::DigitalCreation));
    builder.sign_file(context.signer()?, source, output)?;
    // #endregion write
    Ok(())
}
