// Signs an image that contains only the URL of its manifest store, which you put on your server.
// Usage: node create-remote.mjs [photo.jpg] [remote.jpg] [remote.c2pa] [URL of the store] [test-certs]
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [
  input = 'photo.jpg',
  output = 'remote.jpg',
  store = 'remote.c2pa',
  address = 'http://localhost:8000/remote.c2pa',
  certs = 'test-certs',
] = process.argv.slice(2);

// #region remote
const builder = Builder.withJson(
  {
    title: 'Evening over the hills',
    claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }],
    assertions: [],
  },
  { builder: { thumbnail: { long_edge: 240 }, created_assertion_labels: ['c2pa.actions'] } },
);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
builder.setNoEmbed(true); // leaves the store out of the image …
builder.setRemoteUrl(address); // … and writes its URL instead
const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);
await writeFile(store, builder.sign(signer, { path: input }, { path: output }));
// #endregion remote

// #region check
// Both files are here, so nothing needs to be fetched to check them.
const both = await Reader.fromManifestDataAndAsset(await readFile(store), { path: output });
console.log(`${output} with ${store}: ${both.json().validation_state}`);

// A reader that isn't allowed to fetch reports where the store is.
try {
  await Reader.fromAsset({ path: output }, { verify: { remote_manifest_fetch: false } });
} catch (error) {
  console.log(`${output} alone: ${error.message}`);
}
// #endregion check
