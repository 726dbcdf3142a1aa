// Shows what a manifest says in words. For a page built with Vite; needs facts.js next to it.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { actionsOf, generativeOf, softwareOf, trainingOf } from './facts.js';

const output = document.querySelector('#report');
let sdk; // created on first use: the WebAssembly file is about 8 MB

document.querySelector('#file').addEventListener('change', async ({ target }) => {
  output.ariaBusy = 'true';
  output.textContent = await show(target.files[0]).catch((error) => `error: ${error.message}`);
  output.ariaBusy = 'false';
});

async function show(file) {
  sdk ??= await createC2pa({ wasmSrc });
  const reader = await sdk.reader.fromBlob(file.type, file);
  if (reader === null) return `${file.name}: no Content Credentials`;
  try {
    return lines(await reader.manifestStore()).join('\n');
  } finally {
    await reader.free();
  }
}

// #region lines
/** Every value comes from an untrusted file: use textContent, never innerHTML. */
function lines(store) {
  const manifest = store.manifests[store.active_manifest];
  const signature = manifest.signature_info;
  const training = Object.entries(trainingOf(manifest));
  return [
    `state: ${store.validation_state}`, // first: it decides whether the rest may be shown as the signer's statement
    `title: ${manifest.title ?? '(none)'}`,
    `signed by: ${signature?.issuer ?? '(unknown)'}`,
    `signed on: ${signature?.time ?? '(no time stamp)'}`,
    `made with: ${softwareOf(manifest) ?? '(unknown)'}`,
    ...actionsOf(manifest).map(({ name, type }) => `action: ${name}${type ? `, ${type}` : ''}`),
    ...(manifest.ingredients ?? []).map((part) => `${part.relationship}: ${part.title ?? '(no title)'}`),
    `generative: ${generativeOf(manifest).length > 0 ? 'yes' : 'not stated'}`,
    ...training.map(([what, use]) => `${what}: ${use}`),
  ];
}
// #endregion lines
