// Signs an image with a minimal useful manifest: how it began, a small thumbnail, and the hash of the file.
// Usage: node create.mjs [photo.jpg] [created.jpg] [test-certs]
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [input = 'photo.jpg', output = 'created.jpg', certs = 'test-certs'] = process.argv.slice(2);

// #region create
const settings = {
  verify: { verify_after_sign: true },
  builder: {
    // By default, the long edge gets 1,024 pixels, even if the image has only 480.
    thumbnail: { long_edge: 240 },
    // The signer itself states how the image began.
    created_assertion_labels: ['c2pa.actions'],
  },
};
const definition = {
  title: 'Evening over the hills',
  claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }],
  assertions: [],
};
const builder = Builder.withJson(definition, settings);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
// #endregion create

const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);
builder.sign(signer, { path: input }, { path: output });
console.log(`${output}: ${(await Reader.fromAsset({ path: output })).json().validation_state}`);
