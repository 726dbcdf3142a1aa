// Signs an edited image with the signed original as its parent, so that its history is kept.
// For a page built with Vite; needs cose.js, test-signer.js and page.js next to it.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { fileOf, offer, onButton } from './page.js';
import { testSigner } from './test-signer.js';

onButton(async () => {
  const [original, edited] = [fileOf('original'), fileOf('edited')];
  const signer = await testSigner(fileOf('chain'), fileOf('key'));
  const c2pa = await createC2pa({ wasmSrc });
  try {
    // #region parent
    const builder = await c2pa.builder.fromDefinition({
      title: 'Evening, smaller',
      claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }],
      // The intent writes c2pa.opened. Add an action for each change you made.
      // created: the signer is responsible for the actions, so the claim lists them under created_assertions.
      assertions: [
        {
          label: 'c2pa.actions.v2',
          created: true,
          data: { actions: [{ action: 'c2pa.resized.proportional' }] },
        },
      ],
    });
    // Edit: the result has one parent. The library validates the parent now and keeps its manifests.
    await builder.setIntent('edit');
    const ingredient = { title: original.name, relationship: 'parentOf' };
    await builder.addIngredientFromBlob(ingredient, original.type, original);
    const bytes = await builder.sign(signer, edited.type, edited);
    // #endregion parent
    offer(bytes, 'edited-signed.jpg', edited.type);
    return await summary(c2pa, new Blob([bytes], { type: edited.type }));
  } finally {
    c2pa.dispose(); // the worker, with the builder and the reader in it
  }
});

async function summary(c2pa, blob) {
  const reader = await c2pa.reader.fromBlob(blob.type, blob);
  const { manifests, active_manifest, validation_state } = await reader.manifestStore();
  const { assertions, ingredients } = manifests[active_manifest];
  const { actions } = assertions.find(({ label }) => label.startsWith('c2pa.actions')).data;
  return [
    `edited-signed.jpg: ${validation_state}`,
    ...ingredients.map(({ relationship, title }) => `  ${relationship} ${title}`),
    ...actions.map(({ action }) => `  ${action}`),
    `  manifests: ${Object.keys(manifests).length}`,
  ].join('\n');
}
