// Reads the Content Credentials of a file and says what the check found.
// Usage: node read.mjs [signed.jpg]
import { Reader } from '@contentauth/c2pa-node';

const [file = 'signed.jpg'] = process.argv.slice(2);

// #region read
// Do not contact a server on behalf of a file that a stranger gave you.
const settings = { verify: { remote_manifest_fetch: false } };
const reader = await Reader.fromAsset({ path: file }, settings);

if (reader === null) {
  // No manifest store is an answer, not a fault: most files have none.
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
