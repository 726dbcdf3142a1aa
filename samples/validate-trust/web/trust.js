// Reads the same file twice: without trust anchors, and with one root certificate as trust anchor.
// For a page built with Vite; index.html has the two file inputs.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';

const fileOf = (id) => document.getElementById(id).files[0];
const output = document.getElementById('report');

document.querySelector('button').addEventListener('click', async () => {
  output.ariaBusy = 'true';
  output.textContent = await readTwice().catch((error) => `error: ${error.message}`);
  output.ariaBusy = 'false';
});

async function readTwice() {
  const file = fileOf('image');
  const c2pa = await createC2pa({ wasmSrc });
  try {
    // #region trust
    // trustAnchors takes the certificates themselves, as PEM text.
    const settings = { trust: { trustAnchors: await fileOf('root').text() } };

    const without = await c2pa.reader.fromBlob(file.type, file);
    const withRoot = await c2pa.reader.fromBlob(file.type, file, settings);
    if (without === null) throw new Error(`${file.name} has no manifest store`);
    // #endregion trust
    return [
      ...(await report('no trust anchors', without)),
      ...(await report('root as trust anchor', withRoot)),
    ].join('\n');
  } finally {
    c2pa.dispose();
  }
}

async function report(title, reader) {
  const { validation_state, validation_results } = await reader.manifestStore();
  await reader.free();
  const { success, failure } = validation_results.activeManifest;
  const about = [...success, ...failure].filter(({ code }) => code.startsWith('signingCredential.'));
  return [
    `${title}: ${validation_state}`,
    ...about.map(({ code, explanation }) => `  ${code} (${explanation})`),
  ];
}
