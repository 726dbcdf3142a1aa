// Signs an image but embeds only the URL of the manifest store, which you publish as a separate file.
// Usage: node remote.mjs [photo.jpg] [remote.jpg] [remote.c2pa] [test-certs] [url]
import { readFile, writeFile } from 'node:fs/promises';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [
  photo = 'photo.jpg',
  output = 'remote.jpg',
  store = 'remote.c2pa',
  folder = 'test-certs',
  storeUrl = 'https://example.com/manifests/remote.c2pa',
] = process.argv.slice(2);

const signer = LocalSigner.newSigner(
  await readFile(`${folder}/chain.pem`),
  await readFile(`${folder}/signer.key`),
  'es256',
);
// Fetching is on by default. Without this line, reading a file sends a request to the server that the file names.
const settings = {
  verify: { remote_manifest_fetch: false },
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  builder: { created_assertion_labels: ['c2pa.actions'] },
};

// #region write
const builder = Builder.withJson({ title: 'Evening over the hills' }, settings);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
builder.setRemoteUrl(storeUrl); // written to the file's XMP
builder.setNoEmbed(true); // without this, the store is embedded too
const result = { buffer: null };
await writeFile(store, builder.sign(signer, { path: photo }, result));
await writeFile(output, result.buffer);
// #endregion write

// #region read
// With fetching off, the Reader stops and reports the URL. Only its name identifies this error.
try {
  await Reader.fromAsset({ path: output }, settings);
} catch (error) {
  if (!error.name.startsWith('C2pa(RemoteManifestUrl(')) throw error;
  const url = error.message.split(' ').at(-1);
  console.log(`${output}: nothing fetched, the manifest store is at ${url}`);
}

// Pass the store that you fetched yourself, with your own limits, together with the file.
const reader = await Reader.fromManifestDataAndAsset(await readFile(store), { path: output }, settings);
console.log(`${output} with ${store}: ${reader.json().validation_state}`);
console.log(`embedded: ${reader.isEmbedded() ? 'yes' : 'no'}`);
// #endregion read
