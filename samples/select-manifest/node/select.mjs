// Saves a working store with two layers, then signs an export that keeps only one of them.
// Usage: node select.mjs [photo.jpg] [edited.jpg] [logo.jpg] [export.jpg] [test-certs]
import { readFile } from 'node:fs/promises';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [
  photo = 'photo.jpg',
  background = 'edited.jpg',
  logo = 'logo.jpg',
  output = 'export.jpg',
  folder = 'test-certs',
] = process.argv.slice(2);
const settings = { builder: { created_assertion_labels: ['c2pa.actions'] } };

// #region store
const project = Builder.withJson({ title: 'Collage' }, settings);
project.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
for (const path of [background, logo]) {
  const layer = { title: path, relationship: 'componentOf', label: path };
  await project.addIngredient(JSON.stringify(layer), { path });
  project.addAction(JSON.stringify({ action: 'c2pa.placed', parameters: { ingredientIds: [path] } }));
}
project.addAction(JSON.stringify({ action: 'c2pa.cropped' }));
await project.toArchive({ path: 'collage.c2pa' });
// #endregion store

// #region select
const builder = await Builder.fromArchive({ path: 'collage.c2pa' }, settings);
// In an archive, an action refers to its ingredient by URL, and the URL ends in the ingredient's label.
const hidden = builder.getManifestDefinition().ingredients.find(({ title }) => title === logo).label;
const placesHidden = ({ parameters }) =>
  parameters?.ingredients?.some(({ url }) => url.endsWith(`/${hidden}`)) ?? false;

builder.filterActions((action) => !placesHidden(action));
builder.filterIngredients(() => false); // drops every ingredient that no action refers to anymore
// #endregion select

const signer = LocalSigner.newSigner(
  await readFile(`${folder}/chain.pem`),
  await readFile(`${folder}/signer.key`),
  'es256',
);
builder.sign(signer, { path: photo }, { path: output });

const reader = await Reader.fromAsset({ path: output });
const { ingredients, assertions } = reader.getActive();
const { data } = assertions.find(({ label }) => label.startsWith('c2pa.actions'));
console.log(`${output}: ${reader.json().validation_state}`);
console.log(`  ingredients: ${ingredients.map(({ title }) => title).join(', ')}`);
console.log(`  actions: ${data.actions.map(({ action }) => action).join(', ')}`);
console.log(`  all actions included: ${data.allActionsIncluded}`);
