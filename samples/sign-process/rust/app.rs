// Signs an image without ever holding the key, which belongs to another program.
// Usage: cargo run -- [photo.jpg] [signed.jpg] [signer program] [its arguments …]
use std::{
    env, fs,
    fs::File,
    io::{Read, Write},
    process::{Command, Stdio},
    sync::mpsc,
    thread,
    time::Duration,
};

use c2pa::{Builder, BuilderIntent, CallbackSigner, Context, DigitalSourceType, SigningAlg};
use serde_json::{Value, json};

type Outcome<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

fn main() -> Outcome<()> {
    let mut args = env::args().skip(1);
    let source = args.next().unwrap_or_else(|| "photo.jpg".into());
    let destination = args.next().unwrap_or_else(|| "signed.jpg".into());
    let mut command: Vec<String> = args.collect();
    if command.is_empty() {
        // This project's second program is next to the first, with -signer after its name.
        command.push(format!("{}-signer", env::current_exe()?.display()));
    }

    // #region info
    // First request: which certificate and algorithm? The chain always comes from the signer.
    let info: Value = serde_json::from_slice(&ask(&command, &["--signer-info"], b"")?)?;
    let algorithm: SigningAlg = info["alg"]
        .as_str()
        .unwrap_or_default()
        .parse()
        .map_err(|_| "the signer didn't return an algorithm")?;
    let chain =
        info["sign_cert"].as_str().ok_or("the signer didn't return a certificate")?.to_owned();
    // #endregion info

    // #region signer
    // Second request, made by the library while it signs: the signature of these bytes.
    let signer = CallbackSigner::new(
        move |_context: *const (), data: &[u8]| {
            ask(&command, &[], data).map_err(|error| c2pa::Error::OtherError(error))
        },
        algorithm,
        chain,
    );
    // #endregion signer

    // #region sign
    // verify_after_sign: a wrong signature must not leave a file behind that appears signed.
    // created_assertion_labels: the signer is responsible for the actions.
    let context = Context::new().with_settings(json!({
        "verify": { "verify_after_sign": true },
        "builder": { "created_assertion_labels": ["c2pa.actions"] },
    }))?;
    let mut builder = Builder::from_context(context).with_definition(json!({
        "title": "Test photo",
        "claim_generator_info": [{ "name": "sign-process", "version": "1.0.0" }],
    }))?;
    builder.set_intent(BuilderIntent::Create(DigitalSourceType::DigitalCapture));

    // Use another name first: failed signing leaves an incomplete file.
    let unfinished = format!("{destination}.part");
    let mut output =
        File::options().read(true).write(true).create(true).truncate(true).open(&unfinished)?;
    match builder.sign(&signer, "image/jpeg", &mut File::open(&source)?, &mut output) {
        Ok(_) => fs::rename(&unfinished, &destination)?,
        Err(error) => {
            fs::remove_file(&unfinished)?;
            return Err(error.into());
        }
    }
    println!("{destination}: signed with {algorithm} by another process");
    // #endregion sign
    Ok(())
}

// #region ask
/// Starts the signer without a shell, passes it `input`, and returns its output. Stops after ten seconds, and reads
/// at most 64 kB.
fn ask(command: &[String], arguments: &[&str], input: &[u8]) -> Outcome<Vec<u8>> {
    let program = &command[0];
    let mut child = Command::new(program)
        .args(&command[1..])
        .args(arguments)
        .env_clear() // it gets none of our variables, except the two on the next line
        .envs(env::vars().filter(|(name, _)| ["PATH", "SIGNER_CERTS"].contains(&name.as_str())))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()
        .map_err(|error| format!("the signer {program} can't be started: {error}"))?;

    let (mut stdin, stdout) =
        (child.stdin.take().ok_or("no pipe")?, child.stdout.take().ok_or("no pipe")?);
    let (input, (send, receive)) = (input.to_owned(), mpsc::channel());
    thread::spawn(move || stdin.write_all(&input)); // a signer that stops early is found below
    thread::spawn(move || {
        let mut response = Vec::new();
        let read = stdout.take(65_536).read_to_end(&mut response).map(|_| response);
        let _ = send.send(read); // no one is listening after the timeout
    });
    let Ok(response) = receive.recv_timeout(Duration::from_secs(10)) else {
        child.kill()?;
        child.wait()?;
        return Err("the signer didn't respond within ten seconds".into());
    };
    let status = child.wait()?;
    match response? {
        _ if !status.success() => Err(format!("the signer ended with {status}").into()),
        response if response.is_empty() => Err("the signer returned nothing".into()),
        response => Ok(response),
    }
}
// #endregion ask
