// Signs an image without changing it: the manifest store goes into a sidecar file.
// Usage: node sidecar.mjs [photo.jpg] [photo.c2pa] [test-certs]
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [photo = 'photo.jpg', sidecar = 'photo.c2pa', certs = 'test-certs'] = process.argv.slice(2);

// The signer is responsible for the actions, so the claim lists them under created_assertions.
const settings = { builder: { created_assertion_labels: ['c2pa.actions'] } };
const builder = Builder.withJson({ title: 'Evening over the hills' }, settings);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);

// #region write
builder.setNoEmbed(true);
const unused = { buffer: null }; // a copy of the image with the same bytes, not needed
const store = builder.sign(signer, { path: photo }, unused);
await writeFile(sidecar, store);
// #endregion write

// #region read
const alone = await Reader.fromAsset({ path: photo });
console.log(`${photo} alone: ${alone === null ? 'nothing found' : alone.json().validation_state}`);

const both = await Reader.fromManifestDataAndAsset(await readFile(sidecar), { path: photo });
console.log(`${photo} with ${sidecar}: ${both.json().validation_state}`);
console.log(`embedded: ${both.isEmbedded()}`);
// #endregion read
