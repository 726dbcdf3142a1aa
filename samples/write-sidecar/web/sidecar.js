// Signs an image and saves the manifest store as a separate file; the image doesn't change.
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
    const builder = await c2pa.builder.fromDefinition({
      title: 'Evening over the hills',
      claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }],
      // The intent adds c2pa.created to these actions.
      // created: true says that they are the signer's own statements.
      assertions: [{ label: 'c2pa.actions.v2', created: true, data: { actions: [] } }],
    });
    await builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
    // #region write
    await builder.setNoEmbed(true);
    const { asset, manifest } = await builder.signAndGetManifestBytes(signer, image.type, image);
    // #endregion write
    offer(manifest, 'photo.c2pa', 'application/c2pa');

    // #region read
    const alone = await c2pa.reader.fromBlob(image.type, image);
    // A reader takes one file. The store can be opened alone, but then the image's hash doesn't match.
    const store = await c2pa.reader.fromBlob('application/c2pa', new Blob([manifest]));
    const { validation_state } = await store.manifestStore();
    return [
      `photo.jpg alone: ${alone === null ? 'nothing found' : 'a manifest'}`,
      `photo.jpg unchanged: ${asset.length === image.size}`,
      `photo.c2pa alone: ${validation_state}, because there's no image to compare`,
    ].join('\n');
    // #endregion read
  } finally {
    c2pa.dispose(); // the worker, with the builder and the readers in it
  }
});
