// Signs a picture so that only an address goes into it. The manifest store is a file that you publish there.
// Usage: node remote.mjs [photo.jpg] [remote.jpg] [remote.c2pa] [test-certs] [address]
import { readFile, writeFile } from 'node:fs/promises';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [
  photo = 'photo.jpg',
  output = 'remote.jpg',
  store = 'remote.c2pa',
  folder = 'test-certs',
  address = 'https://example.com/manifests/remote.c2pa',
] = process.argv.slice(2);

const signer = LocalSigner.newSigner(
  await readFile(`${folder}/chain.pem`),
  await readFile(`${folder}/signer.key`),
  'es256',
);
// On by default: without this line, reading a file asks the server that the file names.
const settings = { verify: { remote_manifest_fetch: false } };

// #region write
const builder = Builder.withJson({ title: 'Evening over the hills' }, settings);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
builder.setRemoteUrl(address); // goes into the XMP of the file
builder.setNoEmbed(true); // leave this out, and the file has both
const result = { buffer: null };
await writeFile(store, builder.sign(signer, { path: photo }, result));
await writeFile(output, result.buffer);
// #endregion write

// #region read
// With the fetch switched off, the Reader stops and tells the address. Only the name tells this error from others.
try {
  await Reader.fromAsset({ path: output }, settings);
} catch (error) {
  if (!error.name.startsWith('C2pa(RemoteManifestUrl(')) throw error;
  const place = error.message.split(' ').at(-1);
  console.log(`${output}: nothing fetched, the manifest store is at ${place}`);
}

// What you fetched yourself, with your own limits, goes in beside the file.
const reader = await Reader.fromManifestDataAndAsset(await readFile(store), { path: output }, settings);
console.log(`${output} with ${store}: ${reader.json().validation_state}`);
console.log(`embedded: ${reader.isEmbedded() ? 'yes' : 'no'}`);
// #endregion read
