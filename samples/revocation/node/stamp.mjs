// Signs an image with a time stamp from a TSA.
// Usage: node stamp.mjs [photo.jpg] [stamped.jpg] [folder with chain.pem and signer.key] [URL of the TSA]
import { createPrivateKey, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Builder } from '@contentauth/c2pa-node';

const [
  input = 'photo.jpg',
  output = 'stamped.jpg',
  credentials = 'request',
  tsaUrl = 'http://127.0.0.1:3180/',
] = process.argv.slice(2);
const key = createPrivateKey(await readFile(`${credentials}/signer.key`));
const builder = Builder.withJson(
  { claim_generator_info: [{ name: 'stamp', version: '1.0.0' }] },
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  { builder: { created_assertion_labels: ['c2pa.actions'] } },
);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
await builder.signConfigAsync(
  async (data) => sign('sha256', data, { key, dsaEncoding: 'ieee-p1363' }),
  {
    alg: 'es256',
    certs: [await readFile(`${credentials}/chain.pem`)],
    reserveSize: 20_000,
    directCoseHandling: false,
    tsaUrl,
  },
  { path: input },
  { path: output },
);
console.log(`signed: ${output}`);
