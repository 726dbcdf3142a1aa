// Signs an image with a key in an HSM, through PKCS#11. The key never leaves the HSM.
// Usage: PKCS11_PIN=1234 cargo run -- [source] [destination] [folder with chain.pem]
use std::{env, fs, fs::File, io::Cursor, sync::Mutex};

use c2pa::{Builder, BuilderIntent, CallbackSigner, Context, DigitalSourceType, Error, SigningAlg};
use cryptoki::context::{CInitializeArgs, CInitializeFlags, Pkcs11};
use cryptoki::mechanism::Mechanism;
use cryptoki::object::{Attribute, ObjectClass};
use cryptoki::session::UserType;
use cryptoki::types::AuthPin;
use sha2::{Digest, Sha256};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let mut next = |name: &str| args.next().unwrap_or_else(|| name.into());
    let (source, destination, folder) = (next("photo.jpg"), next("signed.jpg"), next("hsm"));

    // #region session
    // Open one session when your program starts, and keep it: logging in takes longer than signing.
    let module = env::var("PKCS11_MODULE").unwrap_or("/usr/lib/softhsm/libsofthsm2.so".into());
    let hsm = Pkcs11::new(module)?;
    hsm.initialize(CInitializeArgs::new(CInitializeFlags::OS_LOCKING_OK))?;
    let is_ours = |slot: &_| hsm.get_token_info(*slot).is_ok_and(|token| token.label() == "c2pa");
    let slot = hsm.get_slots_with_token()?.into_iter().find(is_ours);
    let slot = slot.ok_or("No token is labeled c2pa. Check that SOFTHSM2_CONF is set.")?;
    let session = hsm.open_ro_session(slot)?;
    session.login(UserType::User, Some(&AuthPin::new(env::var("PKCS11_PIN")?.into())))?;
    let wanted = [
        Attribute::Class(ObjectClass::PRIVATE_KEY),
        Attribute::Label("signer-2026".into()),
    ];
    let found = session.find_objects(&wanted)?;
    let key = *found.first().ok_or("The token has no private key labeled signer-2026.")?;
    // #endregion session

    // #region callback
    // A session handles one operation at a time.
    let session = Mutex::new(session);
    let sign = move |_context: *const (), data: &[u8]| -> c2pa::Result<Vec<u8>> {
        // CKM_ECDSA signs a hash and returns r and s, 32 bytes each: the form that Es256 needs.
        let session = session.lock().map_err(|_| Error::FailedToRemoteSign)?;
        let signature = session.sign(&Mechanism::Ecdsa, key, &Sha256::digest(data));
        signature.map_err(|error| Error::OtherError(Box::new(error)))
    };
    let chain = fs::read(format!("{folder}/chain.pem"))?;
    let signer = CallbackSigner::new(sign, SigningAlg::Es256, chain);
    // #endregion callback

    // verify_after_sign catches a key that doesn't match the certificate.
    let context = Context::new().with_settings(
        r#"{
            "verify": { "verify_after_sign": true },
            "builder": { "created_assertion_labels": ["c2pa.actions"] }
        }"#,
    )?;
    let mut builder = Builder::from_context(context).with_definition(
        r#"{ "title": "A drawing", "claim_generator_info": [{ "name": "sign-pkcs11", "version": "1.0.0" }] }"#,
    )?;
    builder.set_intent(BuilderIntent::Create(DigitalSourceType::DigitalCreation));
    let mut output = Cursor::new(Vec::new());
    builder.sign(&signer, "image/jpeg", &mut File::open(&source)?, &mut output)?;
    fs::write(&destination, output.into_inner())?;
    println!("{destination}: signed with a key in the token");
    Ok(())
}
