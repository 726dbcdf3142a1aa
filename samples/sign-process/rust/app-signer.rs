// Holds the key and signs what it's given: the only program that reads signer.key.
// Usage: app-signer --signer-info, or app-signer with the bytes to sign on standard input. SIGNER_CERTS names the folder.
use std::{
    env, fs,
    io::{Read, Write, stdin, stdout},
};

use c2pa::{Signer, SigningAlg, create_signer};
use serde_json::json;

// The bytes that a COSE signature covers start like this: a list of four, beginning with the text "Signature1".
const SIGNATURE_STRUCTURE: &[u8] = b"\x84\x6aSignature1";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = env::var("SIGNER_CERTS").unwrap_or_else(|_| "test-certs".into());
    let chain = fs::read(format!("{folder}/chain.pem"))?;

    // #region response
    if env::args().nth(1).as_deref() == Some("--signer-info") {
        println!("{}", json!({ "alg": "es256", "sign_cert": String::from_utf8(chain)? }));
        return Ok(());
    }
    let mut data = Vec::new();
    stdin().take(1_000_000).read_to_end(&mut data)?;
    if !data.starts_with(SIGNATURE_STRUCTURE) {
        // A signer that signs anything can be tricked into signing something else.
        return Err("the request doesn't contain a C2PA claim".into());
    }
    // In production, this line calls a key service or a hardware module.
    let signer = create_signer::from_keys(
        &chain,
        &fs::read(format!("{folder}/signer.key"))?,
        SigningAlg::Es256,
        None,
    )?;
    stdout().write_all(&signer.sign(&data)?)?;
    // #endregion response
    Ok(())
}
