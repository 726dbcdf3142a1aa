// Signs an image with a time stamp.
// Usage: node add-stamp.mjs [source] [destination] [certificate folder] [URL of the TSA]
import { createPrivateKey, sign } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { Builder } from '@contentauth/c2pa-node';

const defaults = ['photo.jpg', 'stamped.jpg', 'test-certs', 'http://127.0.0.1:3180/'];
const [source, destination, folder, tsaUrl] = defaults.map((one, index) => process.argv[index + 2] ?? one);

// #region signer
// LocalSigner can't request a time stamp, but signConfigAsync can.
const key = createPrivateKey(await readFile(`${folder}/signer.key`));
const callback = async (data) => sign('sha256', data, { key, dsaEncoding: 'ieee-p1363' });
const config = {
  alg: 'es256',
  certs: [await readFile(`${folder}/chain.pem`)],
  reserveSize: 20_000, // room for the signature and the time stamp
  tsaUrl,
  directCoseHandling: false,
};
// #endregion signer

// The signer is responsible for the actions, so the claim lists them under created_assertions.
const settings = { builder: { created_assertion_labels: ['c2pa.actions'] } };
const builder = Builder.withJson({ claim_generator_info: [{ name: 'stamp', version: '1.0.0' }] }, settings);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
const output = { buffer: null };
await builder.signConfigAsync(callback, config, { path: source }, output);
await writeFile(destination, output.buffer);
console.log(`${destination}: signed with a time stamp`);
