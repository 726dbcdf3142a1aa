// Reads a file with a trust list that the visitor chooses. For a page built with Vite that has two file inputs,
// #list and #file, and an element #report; its script is this file, as a module.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';

const [list, file, report] = ['#list', '#file', '#report'].map((id) => document.querySelector(id));

// #region read
let sdk; // created on first use: the WebAssembly file is about 8 MB

async function read(file, pem) {
  sdk ??= await createC2pa({ wasmSrc });
  // Here the names are in camel case. If you pass a URL instead of the text, it's fetched.
  const settings = { trust: { trustAnchors: pem } };
  const reader = await sdk.reader.fromBlob(file.type, file, settings);
  if (reader === null) return `${file.name}: no Content Credentials`;
  try {
    const { validation_state, validation_results } = await reader.manifestStore();
    const { success, failure } = validation_results.activeManifest;
    const about = [...success, ...failure].filter(({ code }) => code.startsWith('signingCredential.'));
    return [`${file.name}: ${validation_state}`, ...about.map(({ code }) => `  ${code}`)].join('\n');
  } finally {
    await reader.free();
  }
}
// #endregion read

for (const input of [file, list])
  input.addEventListener('change', async () => {
    const [chosen] = file.files;
    const [pem] = list.files;
    if (!chosen || !pem) return;
    report.textContent = 'reading';
    report.textContent = await read(chosen, await pem.text()).catch((error) => `error: ${error.message}`);
  });
