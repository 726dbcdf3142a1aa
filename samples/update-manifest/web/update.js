// Adds an assertion to a signed image without changing what the first signature covers.
// For a page built with Vite; needs cose.js, test-signer.js and page.js next to it.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { fileOf, offer, onButton } from './page.js';
import { testSigner } from './test-signer.js';

onButton(async () => {
  const image = fileOf('image');
  const signer = await testSigner(fileOf('chain'), fileOf('key'));
  const c2pa = await createC2pa({ wasmSrc });
  try {
    // #region update
    const builder = await c2pa.builder.fromDefinition({
      title: 'Evening over the hills',
      claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }],
      assertions: [
        { label: 'org.example.review', data: { checked: '2026-11-20', desk: 'Documentation' } },
        // The intent adds c2pa.opened to these actions.
        // created: true says that they are the signer's own statements.
        { label: 'c2pa.actions.v2', created: true, data: { actions: [] } },
      ],
    });
    // Update: the signed file becomes the only parent, and the content's hash stays in the parent's manifest.
    await builder.setIntent('update');
    const bytes = await builder.sign(signer, image.type, image);
    // #endregion update
    offer(bytes, 'updated.jpg', image.type);
    const reader = await c2pa.reader.fromBlob(image.type, new Blob([bytes]));
    const { manifests, active_manifest, validation_state } = await reader.manifestStore();
    const { assertions, ingredients } = manifests[active_manifest];
    const labels = assertions.map(({ label }) => label).sort();
    return [
      `updated.jpg: ${validation_state}`,
      `  assertions: ${labels.join(', ')}`,
      `  ingredients: ${ingredients.map(({ relationship }) => relationship).join(', ')}`,
      `  manifests: ${Object.keys(manifests).length}`,
    ].join('\n');
  } finally {
    c2pa.dispose(); // the worker, with the builder and the reader in it
  }
});
