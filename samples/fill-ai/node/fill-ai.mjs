// Signs an edit in which a generative model replaced a part of a signed image.
// Usage: node fill-ai.mjs [signed.jpg] [edited.jpg] [filled.jpg] [test-certs]
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [original = 'signed.jpg', edited = 'edited.jpg', output = 'filled.jpg', certs = 'test-certs'] =
  process.argv.slice(2);

// #region mark
const builder = Builder.withJson(
  { title: 'With a new sky', claim_generator_info: [{ name: 'Example Editor', version: '3.1' }] },
  {
    verify: { verify_after_sign: true },
    builder: { created_assertion_labels: ['c2pa.actions', 'c2pa.thumbnail.claim'] },
  },
);
builder.setIntent('edit');
await builder.addIngredient(JSON.stringify({ title: original, relationship: 'parentOf' }), {
  path: original,
  mimeType: 'image/jpeg',
});
builder.addAction(
  JSON.stringify({
    action: 'c2pa.edited',
    // A model made a part of the result. The rest is still the original.
    digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia',
    softwareAgent: { name: 'Example Diffusion', version: '2.0' },
    parameters: { description: 'Sky replaced' },
  }),
);
// #endregion mark

const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);
builder.sign(signer, { path: edited }, { path: output });

const reader = await Reader.fromAsset({ path: output });
console.log(`${output}: ${reader.json().validation_state}`);
