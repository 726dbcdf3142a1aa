// Reads the Content Credentials of a file the visitor picks. The file never leaves the page.
// For a page built with Vite: <script type="module" src="/read.js"></script>
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';

document.body.innerHTML = '<label>File <input type="file"></label><pre></pre>';
const output = document.querySelector('pre');
let sdk; // made on first use: the WebAssembly file is about 8 MB

document.querySelector('input').addEventListener('change', async (event) => {
  const file = event.target.files[0];
  output.textContent = await read(file).catch((error) => `error: ${error.message}`);
});

// #region read
async function read(file) {
  sdk ??= await createC2pa({ wasmSrc });
  const reader = await sdk.reader.fromBlob(file.type, file);
  // No manifest store is an answer, not a fault: most files have none.
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
    await reader.free(); // the memory is on the WebAssembly side: nothing collects it for you
  }
}
// #endregion read
