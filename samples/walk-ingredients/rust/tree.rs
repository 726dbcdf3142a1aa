// Prints the ingredients of a file as a tree, each with the verdict that was recorded when it was added.
// Usage: cargo run -- [poster.jpg]
use std::{env, fs::File};

use c2pa::{Context, Reader};
use serde_json::Value;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = env::args().nth(1).unwrap_or_else(|| "poster.jpg".into());
    let context =
        Context::new().with_settings(r#"{"verify": {"remote_manifest_fetch": false}}"#)?;
    let reader = Reader::from_context(context).with_stream("image/jpeg", File::open(&path)?)?;
    let store: Value = serde_json::from_str(&reader.json())?;

    let active = text(&store["active_manifest"], "");
    println!("{path}: {}, by {}", text(&store["validation_state"], ""), maker(&store, active));
    walk(&store, active, "  ", &[active]);
    Ok(())
}

// #region verdict
/// What the program that added the ingredient found. An unknown signer is a note; everything else is an error.
/// validation_results is in v3 ingredients, validation_status in v1 and v2.
fn recorded(ingredient: &Value) -> String {
    let (results, old) = (&ingredient["validation_results"], &ingredient["validation_status"]);
    let mut failures = list(old);
    if old.is_null() {
        failures.extend(list(&results["activeManifest"]["failure"]));
        for delta in list(&results["ingredientDeltas"]) {
            failures.extend(list(&delta["validationDeltas"]["failure"]));
        }
    }
    if ingredient["active_manifest"].is_null() {
        let had_none = results.is_null() && list(old).is_empty();
        return if had_none { "had no credentials" } else { "its credentials couldn't be kept" }.into();
    }
    if results.is_null() && old.is_null() {
        return "nothing recorded".into();
    }
    let codes = codes_of(failures);
    let others: Vec<&str> =
        codes.iter().copied().filter(|&code| code != "signingCredential.untrusted").collect();
    match (others.is_empty(), codes.is_empty()) {
        (false, _) => format!("recorded: {}", others.join(", ")),
        (true, false) => "recorded: intact, signer not on a list".into(),
        (true, true) => "recorded: intact".into(),
    }
}
// #endregion verdict

// #region current
/// What this Reader finds now, if it differs from the record.
fn current<'a>(store: &'a Value, uri: &str) -> Vec<&'a str> {
    let deltas = list(&store["validation_results"]["ingredientDeltas"]);
    let Some(delta) = deltas.into_iter().find(|delta| delta["ingredientAssertionURI"] == uri) else {
        return Vec::new();
    };
    let mut statuses = list(&delta["validationDeltas"]["failure"]);
    statuses.extend(list(&delta["validationDeltas"]["informational"]));
    codes_of(statuses)
}
// #endregion current

// #region walk
/// `seen` is the path to this manifest: in a damaged or hostile file, a manifest may contain itself.
fn walk(store: &Value, label: &str, indent: &str, seen: &[&str]) {
    for ingredient in list(&store["manifests"][label]["ingredients"]) {
        let relationship = text(&ingredient["relationship"], "");
        println!("{indent}{relationship}: {} ({})", text(&ingredient["title"], "no title"), recorded(ingredient));
        let own = text(&ingredient["label"], "");
        for code in current(store, &format!("self#jumbf=/c2pa/{label}/c2pa.assertions/{own}")) {
            println!("{indent}  current: {code}");
        }
        let Some(next) = ingredient["active_manifest"].as_str() else { continue };
        if seen.contains(&next) {
            println!("{indent}  (stopped: this manifest is already shown above)");
        } else if store["manifests"][next].is_null() {
            println!("{indent}  (its manifest isn't in this store)");
        } else {
            println!("{indent}  by {}", maker(store, next));
            walk(store, next, &format!("{indent}  "), &[seen, &[next]].concat());
        }
    }
}

fn maker(store: &Value, label: &str) -> String {
    let manifest = &store["manifests"][label];
    let unnamed = text(&manifest["claim_generator"], "an unnamed tool");
    let tool = text(&manifest["claim_generator_info"][0]["name"], unnamed);
    let signer = text(&manifest["signature_info"]["issuer"], "an unknown signer");
    format!("{tool}, signed by {signer}")
}
// #endregion walk

fn text<'a>(value: &'a Value, otherwise: &'a str) -> &'a str {
    value.as_str().unwrap_or(otherwise)
}

fn list(value: &Value) -> Vec<&Value> {
    value.as_array().into_iter().flatten().collect()
}

/// Each code once, in order.
fn codes_of(statuses: Vec<&Value>) -> Vec<&str> {
    let mut codes = Vec::new();
    for code in statuses.into_iter().filter_map(|status| status["code"].as_str()) {
        if !codes.contains(&code) {
            codes.push(code);
        }
    }
    codes
}
