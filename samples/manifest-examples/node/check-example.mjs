// Reads a file without and with a trust anchor. Uses a sidecar if there is one (image.jpg, image.c2pa).
// Usage: node check-example.mjs [created.jpg] [example-root.pem] [file for the whole report, as JSON]
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { Reader } from '@contentauth/c2pa-node';

const [file = 'created.jpg', root = 'example-root.pem', report] = process.argv.slice(2);
const store = file.replace(/\.\w+$/, '.c2pa');

// #region read
// Don't let an untrusted file make your server send requests.
const verify = { remote_manifest_fetch: false };

async function read(settings) {
  const reader = existsSync(store)
    ? await Reader.fromManifestDataAndAsset(await readFile(store), { path: file }, settings)
    : await Reader.fromAsset({ path: file }, settings);
  if (reader === null) throw new Error(`${file} has no manifest store`);
  return reader.json();
}
// #endregion read

function show(how, { validation_state, validation_results }) {
  console.log(`${file}, ${how}: ${validation_state}`);
  for (const { code, url } of validation_results.activeManifest.failure)
    console.log(`  ${code} (${url.split('/').at(-1)})`);
}

const plain = await read({ verify });
show('no trust anchor', plain);
show('with the root', await read({ verify, trust: { trust_anchors: await readFile(root, 'utf8') } }));
if (report) await writeFile(report, `${JSON.stringify(plain, null, 2)}\n`);
