// Signs an image with an RSA key through a callback: RSA-PSS with SHA-256.
// Usage: node sign-rsa-pss.mjs [source] [destination] [folder with chain.pem and signer.key]
import { constants, createPrivateKey, sign, verify, X509Certificate } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { Builder } from '@contentauth/c2pa-node';

const [source = 'photo.jpg', destination = 'signed.jpg', folder = 'rsa-certs'] = process.argv.slice(2);
const chain = await readFile(`${folder}/chain.pem`);

// #region callback
// ps256 requires PSS padding, SHA-256 for both hashes, and a 32-byte salt, the length of the hash.
const pss = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST };
const key = createPrivateKey(await readFile(`${folder}/signer.key`)); // in production: your KMS or HSM
const { publicKey } = new X509Certificate(chain);

async function callback(data) {
  const signature = sign('sha256', data, { key, ...pss });
  if (!verify('sha256', data, { key: publicKey, ...pss }, signature))
    throw new Error("the signature isn't an RSA-PSS signature made with the certificate's key");
  return signature;
}
// #endregion callback

const config = { alg: 'ps256', certs: [chain], reserveSize: 10_000, directCoseHandling: false };
const builder = Builder.withJson(
  { title: 'A drawing', claim_generator_info: [{ name: 'sign-rsa-pss', version: '1.0.0' }] },
  { verify: { verify_after_sign: true }, builder: { created_assertion_labels: ['c2pa.actions'] } },
);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
const output = { buffer: null };
await builder.signConfigAsync(callback, config, { path: source }, output);
await writeFile(destination, output.buffer);
console.log(`${destination}: signed with ps256`);
