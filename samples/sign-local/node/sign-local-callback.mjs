// Like sign-local.mjs, but the SDK never sees the key: it passes bytes and gets a signature back.
// Usage: node sign-local-callback.mjs [source] [destination] [certificate folder]
import { createPrivateKey, sign } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { Builder } from '@contentauth/c2pa-node';

const [source = 'photo.jpg', destination = 'signed.jpg', folder = 'test-certs'] = process.argv.slice(2);

// One Buffer with the whole chain in PEM. The reserved size must hold the chain and the signature.
const config = {
  alg: 'es256',
  certs: [await readFile(`${folder}/chain.pem`)],
  reserveSize: 10_000,
  directCoseHandling: false,
};

// #region callback
// In production, call a key management service here. In this test, a file stands in for it.
const key = createPrivateKey(await readFile(`${folder}/signer.key`));
const callback = async (data) => sign('sha256', data, { key, dsaEncoding: 'ieee-p1363' });
// #endregion callback

const builder = Builder.withJson(
  {
    title: 'Test photo',
    claim_generator_info: [{ name: 'sign-callback', version: '1.0.0' }],
    assertions: [],
  },
  { verify: { verify_after_sign: true }, builder: { created_assertion_labels: ['c2pa.actions'] } },
);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture' });
const output = { buffer: null };
await builder.signConfigAsync(callback, config, { path: source }, output);
await writeFile(destination, output.buffer);
console.log(`${destination}: signed through a callback`);
