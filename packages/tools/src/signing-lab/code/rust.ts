import { CHAIN_FILE, type CodeJob, KEY_FILE } from './job.ts';
import { json, quote, rustRaw } from './literals.ts';

/** A program for the crate `c2pa`. */
export function rustProgram({ definition, source, destination, type, parent }: CodeJob): string {
  const variables = ['source', 'destination', 'folder', ...(parent ? ['parent'] : [])];
  const names = [source, destination, '.', ...(parent ? [parent.file] : [])].map(quote);
  return `// Signs an image. Cargo.toml needs the crate c2pa with the feature "file_io"${parent ? ', and the crate serde_json' : ''}.
// Usage: cargo run -- ${variables.map((name) => `[${name}]`).join(' ')}
// The folder has ${CHAIN_FILE} (the signing certificate first, without the root) and ${KEY_FILE} (PKCS#8).
use std::{env, fs, fs::File};

use c2pa::{Builder, ${parent ? 'BuilderIntent, ' : ''}Context, SigningAlg, create_signer};

const DEFINITION: &str = ${rustRaw(json(definition))};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let mut next = |name: &str| args.next().unwrap_or_else(|| name.into());
${variables.map((name, index) => `    let ${name} = next(${names[index]});`).join('\n')}

    let signer = create_signer::from_keys(
        &fs::read(format!("{folder}/${CHAIN_FILE}"))?,
        &fs::read(format!("{folder}/${KEY_FILE}"))?,
        SigningAlg::Es256,
        None,
    )?;
    let context = Context::new().with_settings(r#"{"verify": {"verify_after_sign": true}}"#)?;
    let mut builder = Builder::from_context(context).with_definition(DEFINITION)?;
${
  parent
    ? `    // The SDK writes c2pa.opened, and keeps the parent with all its manifests.
    builder.set_intent(BuilderIntent::Edit);
    builder.add_ingredient_from_stream(
        serde_json::json!({ "title": parent, "relationship": "parentOf" }).to_string(),
        ${quote(parent.type)},
        &mut File::open(&parent)?,
    )?;
`
    : ''
}    let mut output =
        File::options().read(true).write(true).create(true).truncate(true).open(&destination)?;
    builder.sign(&*signer, ${quote(type)}, &mut File::open(&source)?, &mut output)?;
    println!("{destination}: signed");
    Ok(())
}
`;
}
