// Adds an assertion to a signed image without changing what the first signature covers.
// Usage: node update.mjs [signed.jpg] [updated.jpg] [test-certs]
import { readFile, writeFile } from 'node:fs/promises';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [source = 'signed.jpg', output = 'updated.jpg', folder = 'test-certs'] = process.argv.slice(2);

const signer = LocalSigner.newSigner(
  await readFile(`${folder}/chain.pem`),
  await readFile(`${folder}/signer.key`),
  'es256',
);

// #region update
// Check first: an update to a changed image is signed as well, and hides the change.
const before = await Reader.fromAsset({ path: source });
if (before?.json().validation_state === 'Invalid') throw new Error(`${source} was changed after signing`);

const builder = Builder.withJson(
  {
    title: 'Evening over the hills',
    claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }],
    assertions: [{ label: 'org.example.review', data: { checked: '2026-11-20', desk: 'Documentation' } }],
  },
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  { verify: { verify_after_sign: true }, builder: { created_assertion_labels: ['c2pa.actions'] } },
);
// Update: the signed file becomes the only parent, and the content's hash stays in the parent's manifest.
builder.setIntent('update');
const result = { buffer: null };
builder.sign(signer, { path: source }, result);
await writeFile(output, result.buffer);
// #endregion update

const reader = await Reader.fromAsset({ path: output });
const store = reader.json();
const { assertions, ingredients } = reader.getActive();
console.log(`${output}: ${store.validation_state}`);
console.log(
  `  assertions: ${assertions
    .map(({ label }) => label)
    .sort()
    .join(', ')}`,
);
console.log(`  ingredients: ${ingredients.map(({ relationship }) => relationship).join(', ')}`);
console.log(`  manifests: ${Object.keys(store.manifests).length}`);
