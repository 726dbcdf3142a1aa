// Reads one file with five trust settings, and shows which of them trust its signer and its time stamp.
// Usage: cargo run -- [stamped.jpg] [signers.pem] [tsas.pem] [signer.pem]
use std::{collections::BTreeSet, env, fs};

use c2pa::{Context, Reader};
use serde_json::json;

const SHOWN: [&str; 4] = [
    "timeStamp.trusted",
    "timeStamp.untrusted",
    "signingCredential.trusted",
    "signingCredential.expired",
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    let name = |at: usize, otherwise: &str| args.get(at).cloned().unwrap_or(otherwise.into());
    let file = name(0, "stamped.jpg");
    // The certificates themselves, as PEM text inside JSON: a path or a URL isn't read.
    let signers = fs::read_to_string(name(1, "signers.pem"))?;
    let tsas = fs::read_to_string(name(2, "tsas.pem"))?;
    let signer = fs::read_to_string(name(3, "signer.pem"))?;
    let joined = format!("{signers}\n{tsas}");

    // #region settings
    let tsa = json!({ "trust_kind": "tsa", "trust_anchors": tsas });
    let ways = [
        (
            "one entry per kind",
            json!({ "anchors": [{ "trust_kind": "manifest", "trust_anchors": signers }, tsa] }),
        ),
        (
            "one signer in allowed_list",
            json!({ "anchors": [{ "trust_kind": "manifest", "trust_anchors": "", "allowed_list": signer }, tsa] }),
        ),
        (
            "lists joined, manifest",
            json!({ "anchors": [{ "trust_kind": "manifest", "trust_anchors": joined }] }),
        ),
        (
            "lists joined, tsa",
            json!({ "anchors": [{ "trust_kind": "tsa", "trust_anchors": joined }] }),
        ),
        ("lists joined, old form", json!({ "trust_anchors": joined })),
    ];
    // #endregion settings

    // #region read
    for (way, trust) in ways {
        let settings = json!({ "trust": trust }).to_string();
        let context = Context::new().with_settings(settings.as_str())?;
        let reader = Reader::from_context(context).with_stream("image/jpeg", fs::File::open(&file)?)?;
        let results = reader.validation_results().and_then(|all| all.active_manifest());
        let codes: BTreeSet<&str> = results
            .into_iter()
            .flat_map(|one| one.success().iter().chain(one.informational()).chain(one.failure()))
            .map(|status| status.code())
            .filter(|code| SHOWN.contains(code))
            .collect();
        let codes: Vec<&str> = codes.into_iter().rev().collect();
        println!("{way}: {:?}, {}", reader.validation_state(), codes.join(", "));
    }
    // #endregion read
    Ok(())
}
