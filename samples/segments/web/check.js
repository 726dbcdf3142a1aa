// Checks media segments one by one with their init segment, as a player would. The files never leave the page.
// For a page built with Vite: <script type="module" src="/check.js"></script>
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';

document.body.innerHTML = `
  <label>Init segment <input id="init" type="file"></label>
  <label>Media segments <input id="segments" type="file" multiple></label>
  <pre></pre>`;
const output = document.querySelector('pre');
let sdk; // created on first use: the WebAssembly file is about 8 MB

document.querySelector('#segments').addEventListener('change', async (event) => {
  const init = document.querySelector('#init').files[0];
  const lines = [];
  for (const segment of event.target.files) {
    const result = await check(init, segment).catch((error) => `error: ${error.message}`);
    lines.push(`${segment.name}: ${result}`);
  }
  output.textContent = lines.join('\n');
});

// #region check
async function check(init, segment) {
  sdk ??= await createC2pa({ wasmSrc });
  // The type is that of the whole video, because a .m4s file has none of its own.
  const reader = await sdk.reader.fromBlobFragment('video/mp4', init, segment);
  if (reader === null) return 'no Content Credentials';
  try {
    const { validation_state, validation_results } = await reader.manifestStore();
    const failures = validation_results.activeManifest.failure.map(({ code }) => code);
    return [validation_state, ...failures].join(' ');
  } finally {
    await reader.free(); // WebAssembly memory isn't garbage-collected
  }
}
// #endregion check
