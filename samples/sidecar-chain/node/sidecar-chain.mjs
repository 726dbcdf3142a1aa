// Three generations: a master and an edited copy, each with a sidecar, and a published file with all three manifests.
// Usage: node sidecar-chain.mjs [photo.jpg] [edited.jpg] [published.jpg] [test-certs]
import { readFile, writeFile } from 'node:fs/promises';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [master = 'photo.jpg', edited = 'edited.jpg', published = 'published.jpg', folder = 'test-certs'] =
  process.argv.slice(2);
const anchors = await readFile(`${folder}/root.pem`, 'utf8');
// With trust anchors, the results that are stored in the ingredient say whether its signer was trusted.
const settings = {
  trust: { trust_anchors: anchors },
  builder: { created_assertion_labels: ['c2pa.actions'] },
};
const signer = LocalSigner.newSigner(
  await readFile(`${folder}/chain.pem`),
  await readFile(`${folder}/signer.key`),
  'es256',
);

// #region parent
/** Adds a file as the parent, with the manifest store from its sidecar. */
async function addParent(builder, path, sidecar) {
  const store = await readFile(sidecar);
  const reader = await Reader.fromManifestDataAndAsset(store, { path }, settings);
  const { active_manifest, validation_results, validation_state } = reader.json();
  if (validation_state === 'Invalid') throw new Error(`${path} and ${sidecar} don't belong together`);
  await builder.addResource(sidecar, { buffer: store, mimeType: 'application/c2pa' });
  // Pass all three: without `manifest_data` or `validation_results`, signing fails.
  const manifest = {
    manifest_data: { format: 'application/c2pa', identifier: sidecar },
    active_manifest,
    validation_results,
  };
  const ingredient = { title: path, format: 'image/jpeg', relationship: 'parentOf', ...manifest };
  await builder.addIngredient(JSON.stringify(ingredient)); // no second argument: the file isn't read again
}
// #endregion parent

const first = Builder.withJson({ title: 'Master' }, settings);
first.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
first.setNoEmbed(true);
await writeFile('master.c2pa', first.sign(signer, { path: master }, { buffer: null }));

const second = Builder.withJson({ title: 'Access copy' }, settings);
second.setIntent('edit');
second.setNoEmbed(true);
await addParent(second, master, 'master.c2pa');
await writeFile('access.c2pa', second.sign(signer, { path: edited }, { buffer: null }));

const third = Builder.withJson({ title: 'Published' }, settings);
third.setIntent('edit');
await addParent(third, edited, 'access.c2pa');
third.sign(signer, { path: edited }, { path: published });

const reader = await Reader.fromAsset({ path: published }, settings);
const { manifests, active_manifest, validation_state } = reader.json();
console.log(`${published}: ${validation_state}`);
for (let label = active_manifest; label; label = manifests[label].ingredients?.[0]?.active_manifest)
  console.log(`  ${manifests[label].title}`);
