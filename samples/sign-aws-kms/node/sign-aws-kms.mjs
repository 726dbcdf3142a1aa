// Signs an image with a key that never leaves AWS KMS.
// Usage: KMS_KEY_ID=… node sign-aws-kms.mjs [source] [destination] [folder with chain.pem]
import { createHash, verify, X509Certificate } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { Builder } from '@contentauth/c2pa-node';

const [source = 'photo.jpg', destination = 'signed.jpg', folder = 'key-certs'] = process.argv.slice(2);
const chain = await readFile(`${folder}/chain.pem`);

// #region callback
// Create one client for the whole program, so it reuses connections. Two attempts, with short timeouts.
const kms = new KMSClient({
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 2000, requestTimeout: 5000 },
});
const { publicKey } = new X509Certificate(chain);

async function callback(data) {
  // KMS takes messages of up to 4096 bytes. With a long chain, there's more to sign, so send the hash.
  const isShort = data.length <= 4096;
  const { Signature } = await kms.send(
    new SignCommand({
      KeyId: process.env.KMS_KEY_ID,
      SigningAlgorithm: 'ECDSA_SHA_256',
      MessageType: isShort ? 'RAW' : 'DIGEST',
      Message: isShort ? data : createHash('sha256').update(data).digest(),
    }),
  );
  // KMS returns DER, which the SDK converts. Return a Buffer: a string ends the process.
  const signature = Buffer.from(Signature);
  if (!verify('sha256', data, publicKey, signature))
    throw new Error("the key in KMS doesn't match the certificate");
  return signature;
}
// #endregion callback

const config = { alg: 'es256', certs: [chain], reserveSize: 10_000, directCoseHandling: false };
const builder = Builder.withJson(
  { title: 'A drawing', claim_generator_info: [{ name: 'sign-aws-kms', version: '1.0.0' }] },
  { verify: { verify_after_sign: true }, builder: { created_assertion_labels: ['c2pa.actions'] } },
);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
const output = { buffer: null };
await builder.signConfigAsync(callback, config, { path: source }, output);
await writeFile(destination, output.buffer);
console.log(`${destination}: signed with a key in AWS KMS`);
