// Reads the manifest store of a file the visitor chooses, inside the page: nothing is uploaded.
// #region start
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';

// A file may only link to a manifest on a server. Without this setting, the SDK would fetch it,
// and that server would learn that someone is reading this file.
const settings = { verify: { remoteManifestFetch: false } };

// The Wasm file is 8 MB, so it's fetched when the first file is chosen, not with the page.
let sdk;
function startSdk() {
  sdk ??= createC2pa({ wasmSrc, settings });
  return sdk;
}
// #endregion start

// #region choose
const input = document.querySelector('#file');
const output = document.querySelector('#report');

input.addEventListener('change', async () => {
  const [file] = input.files;
  if (!file) return;
  output.textContent = `${file.name}: reading`;
  try {
    output.textContent = await report(file);
  } catch (error) {
    output.textContent = `${file.name}: ${error.message}`;
  }
});
// #endregion choose

// #region report
async function report(file) {
  const c2pa = await startSdk();
  const reader = await c2pa.reader.fromBlob(file.type, file);
  if (reader === null) {
    return `${file.name}: no Content Credentials found
This says nothing about the content. Most files have none, and many tools remove them.`;
  }
  try {
    const store = await reader.manifestStore();
    const manifest = store.manifests[store.active_manifest];
    const signature = manifest.signature_info;
    const failures = store.validation_results?.activeManifest?.failure ?? [];
    // Always textContent, never innerHTML: every value here comes from an untrusted file.
    return [
      `${file.name}: Content Credentials found`,
      `state:     ${store.validation_state}`,
      `signer:    ${signature?.common_name ?? 'no name'} (${signature?.issuer ?? '?'})`,
      `time:      ${signature?.time ?? 'no time stamp'}`,
      ...failures.map(({ code }) => `failure:   ${code}`),
    ].join('\n');
  } finally {
    await reader.free(); // WebAssembly memory isn't garbage-collected
  }
}
// #endregion report
