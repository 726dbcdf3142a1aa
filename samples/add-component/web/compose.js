// Signs an image that another image was placed in, and records which one.
// For a page built with Vite; needs cose.js, test-signer.js and page.js next to it.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { fileOf, offer, onButton } from './page.js';
import { testSigner } from './test-signer.js';

onButton(async () => {
  const [image, part] = [fileOf('image'), fileOf('part')];
  const signer = await testSigner(fileOf('chain'), fileOf('key'));
  const c2pa = await createC2pa({ wasmSrc });
  try {
    // #region component
    // created: the signer is responsible for the actions, so the claim lists them under created_assertions.
    const placed = { action: 'c2pa.placed', parameters: { ingredientIds: ['logo'] } };
    const builder = await c2pa.builder.fromDefinition({
      title: 'Evening, with logo',
      claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }],
      assertions: [{ label: 'c2pa.actions.v2', created: true, data: { actions: [placed] } }],
    });
    await builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/composite' });
    // Choose any label. It links the action to the ingredient and is replaced when the claim is created.
    const ingredient = { title: part.name, relationship: 'componentOf', label: 'logo' };
    await builder.addIngredientFromBlob(ingredient, part.type, part);
    // #endregion component
    const bytes = await builder.sign(signer, image.type, image);
    offer(bytes, 'composed.jpg', image.type);
    return await summary(c2pa, new Blob([bytes], { type: image.type }));
  } finally {
    c2pa.dispose(); // the worker, with the builder and the reader in it
  }
});

async function summary(c2pa, blob) {
  const reader = await c2pa.reader.fromBlob(blob.type, blob);
  const { manifests, active_manifest, validation_state } = await reader.manifestStore();
  const { assertions, ingredients } = manifests[active_manifest];
  const { actions } = assertions.find(({ label }) => label.startsWith('c2pa.actions')).data;
  const own = (ingredient) => (ingredient.active_manifest ? 'yes' : 'no');
  const used = ({ parameters }) =>
    (parameters?.ingredients ?? []).map(({ url }) => `: ${url.split('/').at(-1)}`);
  return [
    `composed.jpg: ${validation_state}`,
    ...ingredients.map((one) => `  ${one.relationship} ${one.title}, own manifest: ${own(one)}`),
    ...actions.map((one) => `  ${one.action}${used(one).join('')}`),
  ].join('\n');
}
