// Signs an image with a key that never leaves Google Cloud KMS.
// Usage: KMS_KEY_VERSION=projects/…/cryptoKeyVersions/1 node sign-google-kms.mjs [source] [destination] [folder with chain.pem]
import { createHash, verify, X509Certificate } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { Builder } from '@contentauth/c2pa-node';
import { KeyManagementServiceClient } from '@google-cloud/kms';

const [source = 'photo.jpg', destination = 'signed.jpg', folder = 'key-certs'] = process.argv.slice(2);
const chain = await readFile(`${folder}/chain.pem`);

// #region callback
const kms = new KeyManagementServiceClient(); // create one for the whole program
const { publicKey } = new X509Certificate(chain);

async function callback(data) {
  const [response] = await kms.asymmetricSign(
    // The name ends with the version, because a certificate is for one version of a key.
    {
      name: process.env.KMS_KEY_VERSION,
      digest: { sha256: createHash('sha256').update(data).digest() },
    },
    { timeout: 5000 },
  );
  // KMS returns DER, which the SDK converts.
  const signature = Buffer.from(response.signature);
  if (!verify('sha256', data, publicKey, signature))
    throw new Error("the key in KMS doesn't match the certificate");
  return signature;
}
// #endregion callback

const config = { alg: 'es256', certs: [chain], reserveSize: 10_000, directCoseHandling: false };
const builder = Builder.withJson(
  { title: 'A drawing', claim_generator_info: [{ name: 'sign-google-kms', version: '1.0.0' }] },
  { verify: { verify_after_sign: true }, builder: { created_assertion_labels: ['c2pa.actions'] } },
);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
const output = { buffer: null };
await builder.signConfigAsync(callback, config, { path: source }, output);
await writeFile(destination, output.buffer);
console.log(`${destination}: signed with a key in Google Cloud KMS`);
