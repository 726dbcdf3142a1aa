// Signs an image in the page, with a manifest that says how it was made.
// For a page built with Vite; needs cose.js, test-signer.js, and page.js next to it.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { fileOf, offer, onButton } from './page.js';
import { testSigner } from './test-signer.js';

onButton(async () => {
  const image = fileOf('image');
  const c2pa = await createC2pa({ wasmSrc });
  try {
    // #region definition
    // 1. The definition: what the manifest says.
    // The library adds the hashes, the thumbnail, and the signature.
    const builder = await c2pa.builder.fromDefinition({
      title: image.name,
      claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }],
      assertions: [
        { label: 'org.example.assignment', data: { desk: 'Documentation', reference: 'DOC-15' } },
        {
          // 2. and 3. What was done, beginning with c2pa.created for a new work. Record only what your program knows.
          // created: the signer is responsible for the actions. All others count as gathered from elsewhere.
          label: 'c2pa.actions.v2',
          created: true,
          data: {
            actions: [
              {
                action: 'c2pa.created',
                // Taken with a camera; otherwise, choose another type.
                digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture',
              },
              {
                action: 'c2pa.converted',
                softwareAgent: { name: 'canvas' },
                parameters: { description: 'Converted to JPEG' },
              },
            ],
          },
        },
      ],
    });
    // #endregion definition

    // 4. The signature. The leaf and intermediate certificates go into the file; the root doesn't.
    const signer = await testSigner(fileOf('chain'), fileOf('key'));
    const { manifest, asset } = await builder.signAndGetManifestBytes(signer, image.type, image);
    offer(asset, 'signed.jpg', image.type);

    // 5. Read it back: always check the result before you publish it.
    const reader = await c2pa.reader.fromBlob(image.type, new Blob([asset]));
    const { validation_state, validation_results } = await reader.manifestStore();
    return [
      `signed.jpg: manifest store of ${manifest.length} bytes`,
      `state: ${validation_state}`,
      ...validation_results.activeManifest.failure.map(({ code }) => `failure: ${code}`),
    ].join('\n');
  } finally {
    c2pa.dispose(); // the worker, with the builder and the reader in it
  }
});
