// Signs an edited image with the signed original as its parent, so that its history is kept.
// Usage: node edit.mjs [signed.jpg] [edited.jpg] [edited-signed.jpg] [test-certs]
import { readFile, writeFile } from 'node:fs/promises';
import { Builder, isActionsAssertion, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [original = 'signed.jpg', edited = 'edited.jpg', output = 'edited-signed.jpg', folder = 'test-certs'] =
  process.argv.slice(2);

const signer = LocalSigner.newSigner(
  await readFile(`${folder}/chain.pem`),
  await readFile(`${folder}/signer.key`),
  'es256',
);
const builder = Builder.withJson(
  { title: 'Evening, smaller', claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }] },
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  { verify: { verify_after_sign: true }, builder: { created_assertion_labels: ['c2pa.actions'] } },
);

// #region parent
// Edit: the result has one parent. The library validates the parent now and keeps its manifests.
builder.setIntent('edit');
await builder.addIngredient(JSON.stringify({ title: original, relationship: 'parentOf' }), {
  path: original,
  mimeType: 'image/jpeg',
});
// The intent writes c2pa.opened. Add an action for each change you made.
builder.addAction(JSON.stringify({ action: 'c2pa.resized.proportional' }));
const result = { buffer: null };
builder.sign(signer, { path: edited }, result);
await writeFile(output, result.buffer);
// #endregion parent

const reader = await Reader.fromAsset({ path: output });
const { assertions, ingredients } = reader.getActive();
console.log(`${output}: ${reader.json().validation_state}`);
for (const { relationship, title } of ingredients) console.log(`  ${relationship} ${title}`);
for (const { action } of assertions.find(isActionsAssertion).data.actions) console.log(`  ${action}`);
console.log(`  manifests: ${Object.keys(reader.json().manifests).length}`);
