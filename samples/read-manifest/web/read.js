// Reads the Content Credentials of a file that the visitor chooses. The file never leaves the page.
// For a page built with Vite: <script type="module" src="/read.js"></script>
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';

document.body.innerHTML = '<label>File <input type="file"></label><pre></pre>';
const output = document.querySelector('pre');
let sdk; // created on first use: the WebAssembly file is about 8 MB

document.querySelector('input').addEventListener('change', async (event) => {
  const file = event.target.files[0];
  output.textContent = await read(file).catch((error) => `error: ${error.message}`);
});

// #region read
async function read(file) {
  sdk ??= await createC2pa({ wasmSrc });
  const reader = await sdk.reader.fromBlob(file.type, file);
  // Having no manifest store isn't an error. Most files don't have one.
  if (reader === null) return `${file.name}: no Content Credentials`;
  try {
    const store = await reader.manifestStore();
    const active = store.manifests[store.active_manifest];
    return [
      `state: ${store.validation_state}`,
      `title: ${active.title ?? '(none)'}`,
      `signed by: ${active.signature_info?.issuer ?? '(unknown)'}`,
      ...store.validation_results.activeManifest.failure.map(({ code }) => `failure: ${code}`),
    ].join('\n');
  } finally {
    await reader.free(); // WebAssembly memory isn't garbage-collected
  }
}
// #endregion read
