// Signs an image that another image was placed in, and records which one.
// Usage: node compose.mjs [photo.jpg] [logo.jpg] [composed.jpg] [test-certs]
import { readFile, writeFile } from 'node:fs/promises';
import { Builder, isActionsAssertion, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [image = 'photo.jpg', part = 'logo.jpg', output = 'composed.jpg', folder = 'test-certs'] =
  process.argv.slice(2);

const signer = LocalSigner.newSigner(
  await readFile(`${folder}/chain.pem`),
  await readFile(`${folder}/signer.key`),
  'es256',
);
const builder = Builder.withJson(
  { title: 'Evening, with logo', claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }] },
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  { verify: { verify_after_sign: true }, builder: { created_assertion_labels: ['c2pa.actions'] } },
);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/composite' });

// #region component
// Choose any label. It links the action to the ingredient and is replaced when the claim is created.
const ingredient = { title: part, relationship: 'componentOf', label: 'logo' };
await builder.addIngredient(JSON.stringify(ingredient), { path: part, mimeType: 'image/jpeg' });
builder.addAction(JSON.stringify({ action: 'c2pa.placed', parameters: { ingredientIds: ['logo'] } }));
// #endregion component

const result = { buffer: null };
builder.sign(signer, { path: image }, result);
await writeFile(output, result.buffer);

const reader = await Reader.fromAsset({ path: output });
const { assertions, ingredients } = reader.getActive();
console.log(`${output}: ${reader.json().validation_state}`);
for (const { relationship, title, active_manifest } of ingredients) {
  console.log(`  ${relationship} ${title}, own manifest: ${active_manifest ? 'yes' : 'no'}`);
}
for (const { action, parameters } of assertions.find(isActionsAssertion).data.actions) {
  const used = (parameters?.ingredients ?? []).map(({ url }) => `: ${url.split('/').at(-1)}`);
  console.log(`  ${action}${used.join('')}`);
}
