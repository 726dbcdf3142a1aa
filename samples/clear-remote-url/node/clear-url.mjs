// Signs an image again, and removes the URL of its old remote manifest, which signing alone leaves in the XMP.
// Usage: node clear-url.mjs [photo.jpg] [test-certs]
import { readFile } from 'node:fs/promises';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [photo = 'photo.jpg', folder = 'test-certs'] = process.argv.slice(2);
const signer = LocalSigner.newSigner(
  await readFile(`${folder}/chain.pem`),
  await readFile(`${folder}/signer.key`),
  'es256',
);
const settings = {
  verify: { remote_manifest_fetch: false }, // never request the URL that a file names
  builder: { created_assertion_labels: ['c2pa.actions'] },
};
const start = (title) => Builder.withJson({ title }, settings);

// Stands for a file from elsewhere: it has an embedded manifest store and the URL of a remote one.
const first = start('From elsewhere');
first.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
first.setRemoteUrl('https://example.com/old.c2pa');
first.sign(signer, { path: photo }, { path: 'both.jpg' });

const again = start('Signed again');
again.setIntent('edit');
again.sign(signer, { path: 'both.jpg' }, { path: 'again.jpg' });

// #region clear
/** The file without the URL: spaces of the same length, so nothing else in the file moves. */
function withoutRemoteUrl(bytes) {
  const text = bytes.toString('latin1'); // one character per byte
  const url = /dcterms:provenance="[^"]*"|<dcterms:provenance>[^<]*<\/dcterms:provenance>/g;
  return Buffer.from(
    text.replace(url, (found) => ' '.repeat(found.length)),
    'latin1',
  );
}

const builder = start('Signed again, without the URL');
builder.setIntent('edit');
// The parent is the file as you got it. The cleared copy no longer matches its own hash.
const parent = { title: 'both.jpg', relationship: 'parentOf' };
await builder.addIngredient(JSON.stringify(parent), { path: 'both.jpg' });
const source = { buffer: withoutRemoteUrl(await readFile('both.jpg')), mimeType: 'image/jpeg' };
builder.sign(signer, source, { path: 'clear.jpg' });
// #endregion clear

for (const path of ['again.jpg', 'clear.jpg']) {
  const { validation_state, manifests } = (await Reader.fromAsset({ path }, settings)).json();
  const xmp = (await readFile(path)).toString('latin1');
  const [, url = 'no URL'] = /dcterms:provenance="([^"]*)"/.exec(xmp) ?? [];
  console.log(`${path}: ${validation_state}, ${Object.keys(manifests).length} manifests, ${url}`);
}
