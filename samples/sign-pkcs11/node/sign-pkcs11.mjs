// Signs an image with a key in an HSM, through PKCS#11. The key never leaves the HSM.
// Usage: PKCS11_PIN=1234 node sign-pkcs11.mjs [source] [destination] [folder with chain.pem]
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { Builder } from '@contentauth/c2pa-node';
import pkcs11js from 'pkcs11js';

const [source = 'photo.jpg', destination = 'signed.jpg', folder = 'hsm'] = process.argv.slice(2);

// #region session
// Open one session when your program starts, and keep it: logging in takes longer than signing.
const hsm = new pkcs11js.PKCS11();
hsm.load(process.env.PKCS11_MODULE ?? '/usr/lib/softhsm/libsofthsm2.so');
hsm.C_Initialize();
const slot = hsm.C_GetSlotList(true).find((one) => hsm.C_GetTokenInfo(one).label.trim() === 'c2pa');
if (!slot) throw new Error('No token is labeled c2pa. Check that SOFTHSM2_CONF is set.');
const session = hsm.C_OpenSession(slot, pkcs11js.CKF_SERIAL_SESSION);
hsm.C_Login(session, pkcs11js.CKU_USER, process.env.PKCS11_PIN);

hsm.C_FindObjectsInit(session, [
  { type: pkcs11js.CKA_CLASS, value: pkcs11js.CKO_PRIVATE_KEY },
  { type: pkcs11js.CKA_LABEL, value: 'signer-2026' },
]);
const [key] = hsm.C_FindObjects(session, 1);
hsm.C_FindObjectsFinal(session);
if (!key) throw new Error('The token has no private key labeled signer-2026.');
// #endregion session

// #region callback
// CKM_ECDSA signs a hash and returns r and s, 32 bytes each: the form that es256 needs.
async function callback(data) {
  hsm.C_SignInit(session, { mechanism: pkcs11js.CKM_ECDSA }, key);
  const digest = createHash('sha256').update(data).digest();
  return hsm.C_SignAsync(session, digest, Buffer.alloc(64));
}
// #endregion callback

const config = {
  alg: 'es256',
  certs: [await readFile(`${folder}/chain.pem`)],
  reserveSize: 10_000,
  directCoseHandling: false,
};
const builder = Builder.withJson(
  { title: 'A drawing', claim_generator_info: [{ name: 'sign-pkcs11', version: '1.0.0' }] },
  // verify_after_sign catches a key that doesn't match the certificate.
  { verify: { verify_after_sign: true }, builder: { created_assertion_labels: ['c2pa.actions'] } },
);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
const output = { buffer: null };
await builder.signConfigAsync(callback, config, { path: source }, output);
await writeFile(destination, output.buffer);
console.log(`${destination}: signed with a key in the token`);
hsm.C_CloseSession(session);
hsm.C_Finalize();
