// Signs a copy without its location as an edit of the signed original, and redacts assertions of the original.
// Usage: node remove-location.mjs [signed.jpg] [edited.jpg] [edited-signed.jpg] [test-certs] [labels to redact]
import { readFile, writeFile } from 'node:fs/promises';
import { Builder, isActionsAssertion, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [
  original = 'signed.jpg',
  edited = 'edited.jpg',
  output = 'edited-signed.jpg',
  certs = 'test-certs',
  ...labels
] = process.argv.slice(2);

const signer = LocalSigner.newSigner(
  await readFile(`${certs}/chain.pem`),
  await readFile(`${certs}/signer.key`),
  'es256',
);
const builder = Builder.withJson(
  { title: 'Photo without its location' },
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  { verify: { verify_after_sign: true }, builder: { created_assertion_labels: ['c2pa.actions'] } },
);

// #region edit
// The parent is the file as it was signed. Only your copy has lost its location.
builder.setIntent('edit');
const parent = { path: original, mimeType: 'image/jpeg' };
await builder.addIngredient(JSON.stringify({ title: original, relationship: 'parentOf' }), parent);
builder.addAction(JSON.stringify({ action: 'c2pa.edited.metadata' }));

// The original's manifest is copied into the new file. Redact every assertion that shows the place.
const { active_manifest } = (await Reader.fromAsset(parent)).json();
for (const label of labels) {
  builder.addRedaction(`self#jumbf=/c2pa/${active_manifest}/c2pa.assertions/${label}`, 'c2pa.PII.present');
}
const result = { buffer: null };
builder.sign(signer, { path: edited, mimeType: 'image/jpeg' }, result);
await writeFile(output, result.buffer);
// #endregion edit

const reader = await Reader.fromAsset({ path: output });
const { assertions, redactions = [] } = reader.getActive();
console.log(`${output}: ${reader.json().validation_state}`);
for (const { action } of assertions.find(isActionsAssertion).data.actions) console.log(`  ${action}`);
for (const uri of redactions.toSorted()) console.log(`  redacted: ${uri.split('/').at(-1)}`);
