// Puts a logo on a signed photo and records all three kinds of ingredients: a parent, a component, and an input.
// Usage: node ingredients.mjs [photo.jpg] [composed.jpg] [test-certs]
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';
import sharp from 'sharp';

const [photo = 'photo.jpg', output = 'composed.jpg', certs = 'test-certs'] = process.argv.slice(2);
const types = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
// The signer is responsible for the actions, so the claim lists them under created_assertions.
const settings = {
  verify: { verify_after_sign: true },
  builder: { created_assertion_labels: ['c2pa.actions'] },
};
const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);

// A photo with a history, a logo without one, and the image made from both.
const first = Builder.withJson({ title: 'Evening over the hills' }, settings);
first.setIntent({ create: `${types}digitalCreation` });
first.sign(signer, { path: photo }, { path: 'original.jpg' });
await sharp({ create: { width: 240, height: 80, channels: 3, background: '#b5331f' } }).toFile('logo.png');
await sharp('logo.png').resize(60).toFile('logo-small.png');
await sharp('original.jpg')
  .composite([{ input: 'logo.png', left: 20, top: 20 }])
  .toFile('edited.jpg');

const builder = Builder.withJson({ title: 'Evening, with logo' }, settings);
builder.setIntent('edit');

// #region parent
// The parent: what this image was before. At most one.
await builder.addIngredient(
  JSON.stringify({ title: 'original.jpg', relationship: 'parentOf', label: 'original' }),
  { path: 'original.jpg' },
);
// #endregion parent

// #region component
// A component: a part that can be seen or heard in the result. The thumbnail is our own, smaller one.
await builder.addResource('logo-small.png', { path: 'logo-small.png' });
await builder.addIngredient(
  JSON.stringify({
    title: 'logo.png',
    relationship: 'componentOf',
    label: 'logo',
    thumbnail: { format: 'image/png', identifier: 'logo-small.png' },
  }),
  { path: 'logo.png' },
);
builder.addAction(JSON.stringify({ action: 'c2pa.placed', parameters: { ingredientIds: ['logo'] } }));
// #endregion component

// #region input
// An input: what a program used. Here it's the prompt given to a model, kept as data instead of a file.
await builder.addResource('prompt.txt', {
  buffer: Buffer.from('warmer light on the hills'),
  mimeType: 'text/plain',
});
await builder.addIngredient(
  JSON.stringify({
    title: 'Prompt',
    format: 'text/plain',
    relationship: 'inputTo',
    label: 'prompt',
    data_types: [{ type: 'c2pa.types.generator.prompt' }],
    data: { format: 'text/plain', identifier: 'prompt.txt' },
  }),
);
builder.addAction(
  JSON.stringify({
    action: 'c2pa.edited',
    digitalSourceType: `${types}compositeWithTrainedAlgorithmicMedia`,
    parameters: { ingredientIds: ['prompt'] },
  }),
);
// #endregion input

builder.sign(signer, { path: 'edited.jpg' }, { path: output });

// #region check
// Read it back. Labels are now assertion names, and actions refer to them.
const reader = await Reader.fromAsset({ path: output });
const { assertions, ingredients } = reader.getActive();
const { actions } = assertions.find(({ label }) => label.startsWith('c2pa.actions')).data;
console.log(`${output}: ${reader.json().validation_state}`);
for (const { label, relationship, title, active_manifest, thumbnail, data } of ingredients) {
  const users = actions.filter(({ parameters }) =>
    parameters?.ingredients?.some(({ url }) => url.endsWith(`/${label}`)),
  );
  console.log(`${relationship} ${title} (${label})`);
  console.log(`  used by: ${users.map(({ action }) => action).join(', ') || 'no action'}`);
  console.log(`  own manifest: ${active_manifest ? 'yes' : 'no'}`);
  for (const [name, resource] of Object.entries({ thumbnail, data })) {
    if (!resource) continue;
    const { bytes_written } = await reader.resourceToAsset(resource.identifier, { buffer: null });
    console.log(`  ${name}: ${resource.format}, ${bytes_written > 0 ? 'present' : 'empty'}`);
  }
}
// #endregion check
