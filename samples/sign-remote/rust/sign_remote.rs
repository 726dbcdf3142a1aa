// Signs an image with a key that only another process can use.
// Usage: SIGN_TOKEN=… cargo run -- [source] [destination]      Also reads SIGN_URL, SIGN_TIMEOUT (ms), and TSA_URL.
use std::{env, fs, io::Cursor, time::Duration};

use c2pa::{
    Builder, BuilderIntent, CallbackSigner, Context, DigitalSourceType, Error, SigningAlg,
};
use serde_json::Value;
use sha2::{Digest, Sha256};
use ureq::Agent;

type Failure = Box<dyn std::error::Error + Send + Sync>;

// #region ask
/// The signing service. Every failure has its own message, so that whoever is on call knows what to do.
struct Service {
    url: String,
    token: String,
    timeout: u64,
    agent: Agent,
}

impl Service {
    fn from_env() -> Result<Self, Failure> {
        let timeout = env::var("SIGN_TIMEOUT").map_or(Ok(5000), |value| value.parse())?;
        let config = Agent::config_builder()
            .timeout_global(Some(Duration::from_millis(timeout)))
            .http_status_as_error(false);
        Ok(Self {
            url: env::var("SIGN_URL").unwrap_or("http://127.0.0.1:8400".into()),
            token: format!("Bearer {}", env::var("SIGN_TOKEN")?),
            timeout,
            agent: config.build().into(),
        })
    }

    fn ask(&self, path: &str, body: Option<&[u8]>) -> Result<Vec<u8>, Failure> {
        let url = format!("{}{path}", self.url);
        let sent = match body {
            Some(bytes) => self.agent.post(&url).header("authorization", &self.token).send(bytes),
            None => self.agent.get(&url).header("authorization", &self.token).call(),
        };
        let read = sent.and_then(|mut response| {
            Ok((response.status(), response.body_mut().read_to_vec()?))
        });
        let reason = match read {
            Ok((status, bytes)) if status.is_success() => return Ok(bytes),
            Ok((status, bytes)) => {
                format!("request refused: {} {}", status.as_u16(), String::from_utf8_lossy(&bytes))
            }
            Err(ureq::Error::Timeout(_)) => format!("no response within {} ms", self.timeout),
            Err(error) => error.to_string(),
        };
        Err(format!("signing service {}: {reason}", self.url).into())
    }
}
// #endregion ask

// #region callback
// Key and chain come from one response, so a new key is never used with an old certificate.
fn signer_of(service: Service, key: &Value) -> Result<CallbackSigner, Failure> {
    let text = |name: &str| key[name].as_str().map(String::from).ok_or(format!("no {name} in the response"));
    let (id, chain) = (text("id")?, text("sign_cert")?);
    let sign = move |_context: *const (), data: &[u8]| {
        let signature = service.ask(&format!("/keys/{id}/signatures"), Some(data)).map_err(Error::OtherError)?;
        let hash: String = Sha256::digest(data).iter().map(|byte| format!("{byte:02x}")).collect();
        println!("claim {hash}: signed with key {id}");
        Ok(signature)
    };
    let signer = CallbackSigner::new(sign, SigningAlg::Es256, chain);
    // Without a time stamp, the file becomes Invalid on the day the certificate expires.
    Ok(match env::var("TSA_URL") {
        Ok(url) => signer.set_tsa_url(url),
        Err(_) => signer,
    })
}
// #endregion callback

// #region sign
fn sign(source: &str) -> Result<Vec<u8>, Failure> {
    let service = Service::from_env()?;
    let key: Value = serde_json::from_slice(&service.ask("/current", None)?)?;
    // verify_after_sign catches a key that doesn't match the certificate. The signer is responsible for the actions.
    let context = Context::new().with_settings(
        r#"{
            "verify": { "verify_after_sign": true },
            "builder": { "created_assertion_labels": ["c2pa.actions"] }
        }"#,
    )?;
    let mut builder = Builder::from_context(context).with_definition(
        r#"{ "title": "Test photo", "claim_generator_info": [{ "name": "sign-remote", "version": "1.0.0" }] }"#,
    )?;
    builder.set_intent(BuilderIntent::Create(DigitalSourceType::DigitalCapture));
    let mut output = Cursor::new(Vec::new());
    let signer = signer_of(service, &key)?;
    builder.sign(&signer, "image/jpeg", &mut fs::File::open(source)?, &mut output)?;
    Ok(output.into_inner())
}

fn main() -> Result<(), Failure> {
    let mut args = env::args().skip(1);
    let mut next = |name: &str| args.next().unwrap_or_else(|| name.into());
    let (source, destination) = (next("photo.jpg"), next("signed.jpg"));
    match sign(&source) {
        Ok(bytes) => fs::write(&destination, bytes)?, // only now, so a failure leaves no incomplete file
        Err(error) => {
            eprintln!("{destination}: not signed\n  {error}");
            std::process::exit(1);
        }
    }
    println!("{destination}: signed");
    Ok(())
}
// #endregion sign
