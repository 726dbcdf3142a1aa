// Signs an image with a key in the transit engine of OpenBao or HashiCorp Vault.
// Usage: BAO_ADDR=https://… BAO_TOKEN=… node sign-vault.mjs [source] [destination] [folder with chain.pem]
import { readFile, writeFile } from 'node:fs/promises';
import { Builder } from '@contentauth/c2pa-node';

const [source = 'photo.jpg', destination = 'signed.jpg', folder = 'key-certs'] = process.argv.slice(2);

// #region callback
const { BAO_ADDR, BAO_TOKEN, KEY_VERSION = '1' } = process.env;

async function callback(data) {
  const response = await fetch(`${BAO_ADDR}/v1/transit/sign/c2pa-signer/sha2-256`, {
    method: 'POST',
    headers: { 'x-vault-token': BAO_TOKEN, 'content-type': 'application/json' },
    // Name the version that the certificate is for. Otherwise, the engine signs with the newest.
    body: JSON.stringify({ input: data.toString('base64'), key_version: Number(KEY_VERSION) }),
    signal: AbortSignal.timeout(5000),
  });
  const reply = await response.json();
  if (!response.ok) throw new Error(`transit: ${response.status} ${reply.errors.join(' ').trim()}`);
  // "vault:v1:MEUCIQ…": the last part is the signature as DER, which the SDK converts.
  return Buffer.from(reply.data.signature.split(':').at(-1), 'base64');
}
// #endregion callback

const config = {
  alg: 'es256',
  certs: [await readFile(`${folder}/chain.pem`)],
  reserveSize: 10_000,
  directCoseHandling: false,
};
const builder = Builder.withJson(
  { title: 'A drawing', claim_generator_info: [{ name: 'sign-vault', version: '1.0.0' }] },
  // verify_after_sign catches a key that doesn't match the certificate.
  { verify: { verify_after_sign: true }, builder: { created_assertion_labels: ['c2pa.actions'] } },
);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
const output = { buffer: null };
await builder.signConfigAsync(callback, config, { path: source }, output);
await writeFile(destination, output.buffer);
console.log(`${destination}: signed with a key in the transit engine`);
