// Signs an image that a generative model made, and says so in the three places that readers look.
// Usage: node mark-ai.mjs [photo.jpg] [generated.jpg] [test-certs]
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [image = 'photo.jpg', output = 'generated.jpg', certs = 'test-certs'] = process.argv.slice(2);

// #region mark
const definition = {
  title: 'A generated landscape',
  claim_generator_info: [{ name: 'Example Generator', version: '2.0', specVersion: '2.4.0' }],
  assertions: [
    {
      // Which model generated the image, and how much a person was involved.
      label: 'c2pa.ai-disclosure',
      created: true,
      data: {
        modelType: 'c2pa.types.model',
        modelName: 'Example Diffusion',
        modelIdentifier: 'pkg:generic/example-diffusion@2.0',
        contentProfile: { humanOversightLevel: 'prompt_guided' },
      },
    },
    {
      // Whether others may train on it.
      label: 'cawg.training-mining',
      data: { entries: { 'cawg.ai_generative_training': { use: 'notAllowed' } } },
    },
  ],
};
const builder = Builder.withJson(definition, {
  verify: { verify_after_sign: true },
  builder: { created_assertion_labels: ['c2pa.actions', 'c2pa.thumbnail.claim'] },
});
// Where the content came from: a model made all of it.
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia' });
// #endregion mark

const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);
builder.sign(signer, { path: image }, { path: output });

const reader = await Reader.fromAsset({ path: output });
console.log(`${output}: ${reader.json().validation_state}`);
