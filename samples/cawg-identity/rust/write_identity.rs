// Adds two signatures from settings: the tool signs the claim, and the newsroom signs an identity assertion in it.
// Then reads the file with one trust anchor for tools and one for people.
// Usage: cargo run -- [photo.jpg] [identified.jpg] [test-certs] [identity-certs]
use std::{env, fs, fs::File};

use c2pa::{Builder, BuilderIntent, Context, DigitalSourceType, Reader};
use serde_json::{Value, json};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let mut next = |name: &str| args.next().unwrap_or_else(|| name.into());
    let (source, output) = (next("photo.jpg"), next("identified.jpg"));
    let (tool, actor) = (next("test-certs"), next("identity-certs"));

    // #region write
    // Pass the contents of the files, not their names: the library doesn't open paths here.
    let text = |folder: &str, name: &str| fs::read_to_string(format!("{folder}/{name}"));
    let settings = json!({
        "signer": { "local": {
            "alg": "es256",
            "sign_cert": text(&tool, "chain.pem")?,
            "private_key": text(&tool, "signer.key")?,
        } },
        "cawg_x509_signer": { "local": {
            "alg": "es256",
            "sign_cert": text(&actor, "chain.pem")?,
            "private_key": text(&actor, "signer.key")?,
            "referenced_assertions": ["c2pa.actions.v2", "org.example.caption"],
            "roles": ["cawg.creator"],
        } },
        // The signer is responsible for the actions, so the claim lists them under created_assertions.
        "builder": { "created_assertion_labels": ["c2pa.actions"] },
    });
    let context = Context::new().with_settings(settings.to_string())?.into_shared();

    let mut builder = Builder::from_shared_context(&context).with_definition(json!({
        "title": "Evening over the hills",
        "claim_generator_info": [{ "name": "Docs example", "version": "1.0.0" }],
        "assertions": [
            { "label": "org.example.caption", "data": { "text": "Drawn for the documentation" } },
            { "label": "org.example.internal", "data": { "ticket": "DOC-17" } },
        ],
    }))?;
    builder.set_intent(BuilderIntent::Create(DigitalSourceType::DigitalCreation));
    let mut destination =
        File::options().read(true).write(true).create(true).truncate(true).open(&output)?;
    // The context's signer does both: it has the identity signed, then signs the claim.
    builder.sign(context.signer()?, "image/jpeg", &mut File::open(&source)?, &mut destination)?;
    // #endregion write

    // #region read
    // Core 0.90: one list for tools, one for people. Starting with 0.91, both are entries in trust.anchors.
    let anchors = json!({
        "trust": { "trust_anchors": text(&tool, "root.pem")? },
        "cawg_trust": { "trust_anchors": text(&actor, "root.pem")? },
    });
    let context = Context::new().with_settings(anchors.to_string())?;
    let reader = Reader::from_context(context).with_stream("image/jpeg", File::open(&output)?)?;

    let active = reader.active_manifest().ok_or("nothing was written")?;
    let identity: Value = active.find_assertion("cawg.identity")?;
    let references = identity["signer_payload"]["referenced_assertions"].as_array();
    let mut vouched: Vec<_> = references
        .into_iter()
        .flatten()
        .filter_map(|one| one["url"].as_str()?.rsplit('/').next())
        .collect();
    vouched.sort_unstable();

    println!("{output}: {:?}", reader.validation_state());
    let name = identity["signature_info"]["issuer"].as_str().unwrap_or("(unknown)");
    println!("{name} vouches for: {}", vouched.join(", "));
    if let Some(results) = reader.validation_results().and_then(|all| all.active_manifest()) {
        for (kind, list) in [
            ("success", results.success()),
            ("informational", results.informational()),
            ("failure", results.failure()),
        ] {
            // Core 0.90 reports the identity's certificate with a code for claims: only the JUMBF address tells them apart.
            for status in
                list.iter().filter(|one| one.url().is_some_and(|url| url.contains("cawg.identity")))
            {
                if status.code() == "assertion.hashedURI.match" {
                    continue; // every assertion has this one
                }
                println!(
                    "  {kind}: {}: {}",
                    status.code(),
                    status.explanation().unwrap_or_default()
                );
            }
        }
    }
    // #endregion read
    Ok(())
}
