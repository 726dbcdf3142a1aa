// Places a generated image and a mark on a signed image, and records all three as components of a new work.
// Usage: node create-composite.mjs [created.jpg] [generated.jpg] [composite.jpg] [test-certs]
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';
import sharp from 'sharp';

const [photo = 'created.jpg', inset = 'generated.jpg', output = 'composite.jpg', certs = 'test-certs'] =
  process.argv.slice(2);

// #region draw
const mark = await sharp({ create: { width: 56, height: 56, channels: 3, background: '#b5331f' } })
  .png()
  .toBuffer();
const pixels = await sharp(photo)
  .composite([
    { input: await sharp(inset).resize(150).toBuffer(), left: 16, top: 16 },
    { input: mark, left: 408, top: 16 },
  ])
  .jpeg()
  .toBuffer();
// #endregion draw

// #region compose
const settings = {
  verify: { verify_after_sign: true },
  builder: { thumbnail: { long_edge: 240 }, created_assertion_labels: ['c2pa.actions'] },
};
const builder = Builder.withJson(
  {
    title: 'Evening, twice',
    claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }],
    assertions: [],
  },
  settings,
);
// A new work without a parent. One of its parts comes from a model, and the type says so.
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic' });

const parts = [
  ['background', photo, { path: photo }],
  ['inset', inset, { path: inset }],
  ['mark', 'mark.png', { buffer: mark, mimeType: 'image/png' }], // has no manifest
];
for (const [label, title, asset] of parts) {
  await builder.addIngredient(JSON.stringify({ label, title, relationship: 'componentOf' }), asset);
  builder.addAction(JSON.stringify({ action: 'c2pa.placed', parameters: { ingredientIds: [label] } }));
}
// #endregion compose

const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);
builder.sign(signer, { buffer: pixels, mimeType: 'image/jpeg' }, { path: output });
console.log(`${output}: ${(await Reader.fromAsset({ path: output })).json().validation_state}`);
