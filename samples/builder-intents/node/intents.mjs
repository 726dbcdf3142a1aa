// Tries the three intents, and what each of them rejects.
// Usage: node intents.mjs [photo.jpg] [test-certs]
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [photo = 'photo.jpg', certs = 'test-certs'] = process.argv.slice(2);
const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);

// #region intents
const create = { create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' };

await attempt('create', create, photo, 'created.jpg');
await attempt('edit', 'edit', 'created.jpg', 'edited.jpg');
await attempt('update', 'update', 'created.jpg', 'updated.jpg');

const parent = (file) => (builder) =>
  builder.addIngredient(JSON.stringify({ title: file, relationship: 'parentOf' }), { path: file });
const component = (builder) =>
  builder.addIngredient(JSON.stringify({ title: photo, relationship: 'componentOf' }), { path: photo });
const crop = (builder) => builder.addAction(JSON.stringify({ action: 'c2pa.cropped' }));

await attempt('create with a parent', create, photo, 'refused.jpg', parent('created.jpg'));
await attempt('edit with two parents', 'edit', photo, 'refused.jpg', parent('created.jpg'), parent(photo));
await attempt('update of an unsigned file', 'update', photo, 'refused.jpg');
await attempt('update with a second ingredient', 'update', 'created.jpg', 'refused.jpg', component);
await attempt('update that says it cropped', 'update', 'created.jpg', 'refused.jpg', crop);
// #endregion intents

async function attempt(name, intent, input, output, ...steps) {
  const settings = {
    verify: { verify_after_sign: true },
    // The intent writes the action; this setting makes the signer responsible for it.
    builder: { created_assertion_labels: ['c2pa.actions'] },
  };
  const builder = Builder.withJson({ title: name }, settings);
  console.log(name);
  try {
    builder.setIntent(intent);
    for (const step of steps) await step(builder);
    builder.sign(signer, { path: input }, { path: output });
  } catch (error) {
    console.log(`  refused: ${error.message.replaceAll(/\s+/g, ' ')}`);
    return;
  }
  const reader = await Reader.fromAsset({ path: output });
  const { assertions, ingredients = [], thumbnail } = reader.getActive();
  const { data, created } = assertions.find(({ label }) => label.startsWith('c2pa.actions'));
  console.log(`  state: ${reader.json().validation_state}`);
  console.log(
    `  actions (${created ? 'created' : 'gathered'}): ${data.actions.map(({ action }) => action).join(', ')}`,
  );
  console.log(`  ingredients: ${ingredients.map(({ relationship }) => relationship).join(', ') || 'none'}`);
  console.log(`  thumbnail: ${thumbnail ? 'yes' : 'no'}`);
}
