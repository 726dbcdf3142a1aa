// Makes the colors of a signed image warmer, crops it, and signs the result with the original as its parent.
// Usage: node create-edited.mjs [created.jpg] [edited.jpg] [test-certs]
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';
import sharp from 'sharp';

const [input = 'created.jpg', output = 'edited.jpg', certs = 'test-certs'] = process.argv.slice(2);

// #region edit
// sharp writes a new file without the manifest store. The ingredient brings the history back.
const { width, height } = await sharp(input).metadata();
const cut = { left: Math.round(width / 3), top: 0, width: Math.round((width * 2) / 3), height };
const pixels = await sharp(input).modulate({ saturation: 1.4 }).extract(cut).jpeg().toBuffer();
// #endregion edit

// #region manifest
const settings = {
  verify: { verify_after_sign: true },
  builder: { thumbnail: { long_edge: 240 }, created_assertion_labels: ['c2pa.actions'] },
};
const builder = Builder.withJson(
  {
    title: 'Evening, the sun alone',
    claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }],
    assertions: [],
  },
  settings,
);
builder.setIntent('edit'); // writes c2pa.opened and links it to the parent
await builder.addIngredient(JSON.stringify({ title: input, relationship: 'parentOf' }), { path: input });

// The standard defines the action names; the parameters are ours.
const softwareAgent = { name: 'sharp' };
for (const [action, description] of [
  ['c2pa.color_adjustments', 'Saturation raised by 40 %'],
  ['c2pa.cropped', 'Left third cut off'],
])
  builder.addAction(JSON.stringify({ action, softwareAgent, parameters: { description } }));
// #endregion manifest

const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);
builder.sign(signer, { buffer: pixels, mimeType: 'image/jpeg' }, { path: output });
console.log(`${output}: ${(await Reader.fromAsset({ path: output })).json().validation_state}`);
