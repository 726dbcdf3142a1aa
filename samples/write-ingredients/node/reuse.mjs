// Keeps one validated ingredient in an archive and uses it in another manifest, without the original file.
// Usage: node reuse.mjs [photo.jpg] [reused.jpg] [test-certs]
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [photo = 'photo.jpg', output = 'reused.jpg', certs = 'test-certs'] = process.argv.slice(2);
const type = 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation';
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

const first = Builder.withJson({ title: 'Texture' }, settings);
first.setIntent({ create: type });
first.sign(signer, { path: photo }, { path: 'texture.jpg' });

// #region keep
// One archive per ingredient, with its manifest store, thumbnail, and validation results.
const archive = Builder.withJson({ title: 'Texture, for reuse' }, settings);
archive.setIntent({ create: type });
await archive.addIngredient(JSON.stringify({ title: 'texture.jpg', relationship: 'componentOf' }), {
  path: 'texture.jpg',
});
await archive.toArchive({ path: 'texture.c2pa' });
await rm('texture.jpg');
// #endregion keep

// #region reuse
const builder = Builder.withJson({ title: 'Collage' }, settings);
builder.setIntent({ create: type });
const texture = builder.addIngredientFromReader(await Reader.fromAsset({ path: 'texture.c2pa' }));
builder.addAction(JSON.stringify({ action: 'c2pa.placed', parameters: { ingredientIds: [texture.label] } }));
builder.sign(signer, { path: photo }, { path: output });
// #endregion reuse

const reader = await Reader.fromAsset({ path: output });
const [ingredient] = reader.getActive().ingredients;
console.log(`${output}: ${reader.json().validation_state}`);
console.log(
  `${ingredient.relationship} ${ingredient.title}, thumbnail: ${ingredient.thumbnail ? 'yes' : 'no'}`,
);
console.log(`manifests in the store: ${Object.keys(reader.json().manifests).length}`);

// #region refused
// Only an archive with one ingredient works. A signed image without ingredients is rejected.
const plain = Builder.withJson({}, settings);
plain.setIntent({ create: type });
plain.sign(signer, { path: photo }, { path: 'plain.jpg' });
try {
  builder.addIngredientFromReader(await Reader.fromAsset({ path: 'plain.jpg' }));
} catch (error) {
  console.log(`plain.jpg: ${error.message}`);
}
// #endregion refused
