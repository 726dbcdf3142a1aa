// Signs an image, changes one bit of its pixels, and reads both files.
// Usage: node tamper.mjs [photo.jpg] [test-certs]
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [input = 'photo.jpg', certs = 'test-certs'] = process.argv.slice(2);

// The signer is responsible for the actions, so the claim lists them under created_assertions.
const settings = { builder: { created_assertion_labels: ['c2pa.actions'] } };
const builder = Builder.withJson({ title: 'Evening over the hills' }, settings);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);
builder.sign(signer, { path: input }, { path: 'before.jpg' });

// #region tamper
const bytes = await readFile('before.jpg');
// The end of a JPEG contains compressed pixels, so one bit changes the image.
bytes[bytes.length - 100] ^= 1;
await writeFile('tampered.jpg', bytes);
// #endregion tamper

// #region read
for (const file of ['before.jpg', 'tampered.jpg']) {
  const store = (await Reader.fromAsset({ path: file })).json();
  console.log(`${file}: ${store.validation_state}`);
  for (const { code, url } of store.validation_results.activeManifest.failure) {
    console.log(`  ${code}\n    ${url}`);
  }
}
// #endregion read
