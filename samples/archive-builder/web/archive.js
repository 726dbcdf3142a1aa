// Starts a manifest now and finishes it later: the builder is saved in a file in between.
// Starts without an archive, and finishes with one. For a page built with Vite; needs cose.js, test-signer.js, page.js.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { fileOf, offer, onButton } from './page.js';
import { testSigner } from './test-signer.js';

onButton(async () => {
  const c2pa = await createC2pa({ wasmSrc });
  try {
    return await (fileOf('archive') ? finish(c2pa) : start(c2pa));
  } finally {
    c2pa.dispose();
  }
});

// #region save
async function start(c2pa) {
  const original = fileOf('image');
  const builder = await c2pa.builder.fromDefinition({
    title: 'Evening, cropped',
    claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }],
    assertions: [],
  });
  await builder.setIntent('edit');
  // Add the parent now: the original may be gone when you sign.
  const ingredient = { title: original.name, relationship: 'parentOf' };
  await builder.addIngredientFromBlob(ingredient, original.type, original);
  offer(await builder.toArchive(), 'work.c2pa', 'application/c2pa'); // or keep the bytes in IndexedDB
  return 'work.c2pa: saved, not signed yet';
}
// #endregion save

// #region resume
async function finish(c2pa) {
  const edited = fileOf('image');
  const builder = await c2pa.builder.fromArchive(fileOf('archive'));
  // In 0.13.1, addAction lists all actions as gathered: to conform, sign without an archive.
  await builder.addAction({ action: 'c2pa.cropped' });
  const signer = await testSigner(fileOf('chain'), fileOf('key'));
  const bytes = await builder.sign(signer, edited.type, edited);
  offer(bytes, 'edited-signed.jpg', edited.type);
  // #endregion resume

  const reader = await c2pa.reader.fromBlob(edited.type, new Blob([bytes]));
  const { validation_state } = await reader.manifestStore();
  const { assertions } = await reader.activeManifest();
  const { actions } = assertions.find(({ label }) => label.startsWith('c2pa.actions')).data;
  return [`edited-signed.jpg: ${validation_state}`, ...actions.map(({ action }) => `  ${action}`)].join('\n');
}
