// Trains a tiny model on one image, generates another, and signs that with everything it was made from.
// Usage: node generate.mjs [created.jpg] [generated.jpg] [test-certs]
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';
import sharp from 'sharp';

const [input = 'created.jpg', output = 'generated.jpg', certs = 'test-certs'] = process.argv.slice(2);
const [columns, rows, cell] = [24, 16, 20];
const seed = 7;

// #region train
// The model: for each color of the image, reduced to a mosaic, the colors that occur below it.
const { data } = await sharp(input)
  .removeAlpha()
  .resize(columns, rows, { fit: 'fill' })
  .raw()
  .toBuffer({ resolveWithObject: true });
const color = (at) => [0, 1, 2].map((i) => Math.round(data[at * 3 + i] / 24) * 24).join(' ');
const model = { top: [], below: {} };
for (let at = 0; at < columns * rows; at++) {
  if (at < columns) {
    model.top.push(color(at));
  } else {
    const above = color(at - columns);
    model.below[above] ??= [];
    model.below[above].push(color(at));
  }
}
// #endregion train

// #region generate
let state = seed;
function random(list) {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return list[Math.floor((state / 2_147_483_648) * list.length)];
}
const generated = [];
for (let at = 0; at < columns * rows; at++)
  generated.push(random((at < columns ? model.top : model.below[generated[at - columns]]) ?? model.top));
const pixels = await sharp(Buffer.from(generated.flatMap((text) => text.split(' ').map(Number))), {
  raw: { width: columns, height: rows, channels: 3 },
})
  .resize(columns * cell, rows * cell, { kernel: 'nearest' })
  .jpeg()
  .toBuffer();
// #endregion generate

// #region inputs
const type = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
const settings = {
  verify: { verify_after_sign: true },
  builder: { thumbnail: { long_edge: 240 }, created_assertion_labels: ['c2pa.actions'] },
};
const builder = Builder.withJson(
  {
    title: 'Evening, as a model sees it',
    claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }],
    assertions: [],
  },
  settings,
);
// Nothing was opened: the image is new, made from these three things.
const inputs = [
  { label: 'training', title: input, data_types: [{ type: 'c2pa.types.dataset' }] },
  {
    label: 'model',
    title: 'model.json',
    format: 'application/json',
    data_types: [{ type: 'c2pa.types.model' }],
  },
  {
    label: 'seed',
    title: 'seed.txt',
    format: 'text/plain',
    data_types: [{ type: 'c2pa.types.generator.seed' }],
  },
];
const contents = { model: JSON.stringify(model), seed: String(seed) };
for (const { label, format, title, ...rest } of inputs) {
  const ingredient = { label, title, relationship: 'inputTo', ...rest };
  if (label in contents) {
    await builder.addResource(title, { buffer: Buffer.from(contents[label]), mimeType: format });
    await builder.addIngredient(
      JSON.stringify({ ...ingredient, format, data: { format, identifier: title } }),
    );
  } else {
    await builder.addIngredient(JSON.stringify(ingredient), { path: input }); // brings its manifest
  }
}
builder.addAction(
  JSON.stringify({
    action: 'c2pa.created',
    digitalSourceType: type,
    softwareAgent: { name: 'Mosaic model', version: '1.0.0' },
    parameters: { ingredientIds: inputs.map(({ label }) => label) },
  }),
);
// #endregion inputs

const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);
builder.sign(signer, { buffer: pixels, mimeType: 'image/jpeg' }, { path: output });
console.log(`${output}: ${(await Reader.fromAsset({ path: output })).json().validation_state}`);
