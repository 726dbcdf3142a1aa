// Reads the Content Credentials of a file and prints the validation result.
// Usage: node read.mjs [signed.jpg]
import { Reader } from '@contentauth/c2pa-node';

const [file = 'signed.jpg'] = process.argv.slice(2);

// #region read
// Don't let an untrusted file make your server send requests.
const settings = { verify: { remote_manifest_fetch: false } };
const reader = await Reader.fromAsset({ path: file }, settings);

if (reader === null) {
  // Having no manifest store isn't an error. Most files don't have one.
  console.log(`${file}: no Content Credentials`);
} else {
  const store = reader.json();
  const active = store.manifests[store.active_manifest];
  console.log(`state: ${store.validation_state}`);
  console.log(`title: ${active.title ?? '(none)'}`);
  console.log(`signed by: ${active.signature_info?.issuer ?? '(unknown)'}`);
  for (const { code } of store.validation_results.activeManifest.failure) {
    console.log(`failure: ${code}`);
  }
}
// #endregion read
