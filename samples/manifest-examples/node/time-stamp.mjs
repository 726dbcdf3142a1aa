// Signs an image with a time stamp from a time-stamping authority.
// Usage: node time-stamp.mjs [photo.jpg] [time-stamped.jpg] [test-certs] [URL of the authority]
import { createPrivateKey, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, Reader } from '@contentauth/c2pa-node';

const [
  input = 'photo.jpg',
  output = 'time-stamped.jpg',
  certs = 'test-certs',
  tsaUrl = 'http://localhost:3180/',
] = process.argv.slice(2);

const builder = Builder.withJson(
  {
    title: 'Evening over the hills',
    claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }],
    assertions: [],
  },
  { builder: { thumbnail: { long_edge: 240 }, created_assertion_labels: ['c2pa.actions'] } },
);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });

// #region sign
// The library sends the TSA a hash, never the image, and stores the response with the signature.
const key = createPrivateKey(await readFile(join(certs, 'signer.key')));
await builder.signConfigAsync(
  async (data) => sign('sha256', data, { key, dsaEncoding: 'ieee-p1363' }),
  {
    alg: 'es256',
    certs: [await readFile(join(certs, 'chain.pem'))],
    reserveSize: 20_000, // must hold the signature, certificates, and time stamp
    directCoseHandling: false,
    tsaUrl,
  },
  { path: input },
  { path: output },
);
// #endregion sign

const reader = await Reader.fromAsset({ path: output });
const { validation_state } = reader.json();
console.log(`${output}: ${validation_state}, signed at ${reader.getActive().signature_info.time}`);
