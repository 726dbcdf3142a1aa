// Signs an image that contains only the URL of its manifest store, and saves both files.
// For a page built with Vite; needs cose.js, test-signer.js and page.js next to it.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { fileOf, offer, onButton } from './page.js';
import { testSigner } from './test-signer.js';

const storeUrl = 'https://example.com/manifests/remote.c2pa';

onButton(async () => {
  const image = fileOf('image');
  const signer = await testSigner(fileOf('chain'), fileOf('key'));
  // Fetching is on by default. Without this line, reading a file sends a request to the server that the file names.
  const settings = { verify: { remoteManifestFetch: false } };
  const c2pa = await createC2pa({ wasmSrc, settings });
  try {
    // #region write
    const builder = await c2pa.builder.fromDefinition({
      title: 'Evening over the hills',
      claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }],
      // The intent adds c2pa.created to these actions.
      // created: true says that they are the signer's own statements.
      assertions: [{ label: 'c2pa.actions.v2', created: true, data: { actions: [] } }],
    });
    await builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
    await builder.setRemoteUrl(storeUrl); // written to the file's XMP
    await builder.setNoEmbed(true); // without this, the store is embedded too
    const { asset, manifest } = await builder.signAndGetManifestBytes(signer, image.type, image);
    // #endregion write
    offer(asset, 'remote.jpg', image.type);
    offer(manifest, 'remote.c2pa', 'application/c2pa');

    // #region read
    // With fetching off, reading stops and reports the URL.
    const blob = new Blob([asset], { type: image.type });
    const stopped = await c2pa.reader.fromBlob(blob.type, blob).catch((error) => error);
    const [, named] = /^C2pa\(RemoteManifestUrl\("(.*)"\)\)$/.exec(stopped?.message) ?? [];
    return `remote.jpg: nothing fetched, the manifest store is at ${named}`;
    // #endregion read
  } finally {
    c2pa.dispose(); // the worker, with the builder in it
  }
});
