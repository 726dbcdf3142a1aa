// Reads a file and checks its signer without any network access.
// Usage: node offline.mjs [signed.jpg] [trust list.pem] [manifest store.c2pa]
import { readFile } from 'node:fs/promises';
import { Reader } from '@contentauth/c2pa-node';

const [file = 'signed.jpg', list = 'test-certs/root.pem', store] = process.argv.slice(2);

// #region settings
const settings = {
  core: { allowed_network_hosts: [] }, // no host, not even for an identity whose key is on a website
  verify: {
    remote_manifest_fetch: false, // no remote manifest stores; the error names their URL instead
    ocsp_fetch: false, // no online revocation checks, which are off by default
  },
  trust: { trust_anchors: await readFile(list, 'utf8') }, // a copy of the list, from a file
};
// #endregion settings

// #region read
/** A manifest store that isn't in the file has to be passed along with it. */
async function read() {
  const asset = { path: file };
  if (store) return Reader.fromManifestDataAndAsset(await readFile(store), asset, settings);
  try {
    return await Reader.fromAsset(asset, settings);
  } catch (error) {
    const [, url] = /^C2pa\(RemoteManifestUrl\("(.+)"\)/.exec(error.name) ?? [];
    if (url) throw new Error(`the manifest store of ${file} is at ${url}`);
    throw error;
  }
}

const reader = await read();
const report = reader?.json();
console.log(`${file}: ${report?.validation_state ?? 'no Content Credentials'}`);
for (const { code } of report?.validation_results.activeManifest.failure ?? [])
  console.log(`failure: ${code}`);
// #endregion read
