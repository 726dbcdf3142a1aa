// Signs a photo with the location where it was taken, then redacts the location and gives the reason.
// For a page built with Vite; needs cose.js, test-signer.js and page.js next to it.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { fileOf, offer, onButton } from './page.js';
import { testSigner } from './test-signer.js';

const context = { exif: 'http://ns.adobe.com/exif/1.0/' };
const metadata = (data) => [{ label: 'c2pa.metadata', data: { '@context': context, ...data } }];
// The intent adds c2pa.created or c2pa.opened to the actions.
// created: true says that they are the signer's own statements.
const definition = (assertions, actions = []) => ({
  title: 'Nest of a rare bird',
  claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }],
  assertions: [...assertions, { label: 'c2pa.actions.v2', created: true, data: { actions } }],
});

onButton(async () => {
  const image = fileOf('image');
  const signer = await testSigner(fileOf('chain'), fileOf('key'));
  const c2pa = await createC2pa({ wasmSrc });
  const blobOf = (bytes) => new Blob([bytes], { type: image.type });
  try {
    const location = { 'exif:ExposureTime': '1/100', 'exif:GPSLatitude': '39,21.102N' };
    const capture = await c2pa.builder.fromDefinition(definition(metadata(location)));
    await capture.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
    const withLocation = await capture.sign(signer, image.type, image);

    // #region find
    // The URI of an assertion: the label of its manifest, then its own label.
    const reader = await c2pa.reader.fromBlob(image.type, blobOf(withLocation));
    const locationUri = `self#jumbf=/c2pa/${await reader.activeLabel()}/c2pa.assertions/c2pa.metadata`;
    // #endregion find

    // #region redact
    // The pixels don't change, so an update manifest is enough. Its new metadata has only what may stay public.
    // addRedaction writes the same action, but moves all actions to the gathered assertions.
    const redact = async (uri, reason, assertions = []) => {
      const action = { action: 'c2pa.redacted', reason, parameters: { redacted: uri } };
      const update = await c2pa.builder.fromDefinition({
        ...definition(assertions, [action]),
        redactions: [uri],
      });
      await update.setIntent('update');
      return update.sign(signer, image.type, blobOf(withLocation));
    };
    const redacted = await redact(
      locationUri,
      'c2pa.PII.present',
      metadata({ 'exif:ExposureTime': '1/100' }),
    );
    // #endregion redact
    offer(redacted, 'redacted.jpg', image.type);

    const lines = [
      ...(await describe(c2pa, 'with-location.jpg', blobOf(withLocation))),
      ...(await describe(c2pa, 'redacted.jpg', blobOf(redacted))),
    ];
    for (const name of ['c2pa.actions.v2', 'c2pa.hash.data', 'org.example.nothing']) {
      const refused = await redact(locationUri.replace('c2pa.metadata', name), 'c2pa.invalid.data').catch(
        (error) => error.message,
      );
      lines.push(`${name}: ${typeof refused === 'string' ? refused : 'redacted'}`);
    }
    return lines.join('\n');
  } finally {
    c2pa.dispose(); // the worker, with every builder and reader in it
  }
});

async function describe(c2pa, file, blob) {
  const reader = await c2pa.reader.fromBlob(blob.type, blob);
  const { manifests, active_manifest, validation_state } = await reader.manifestStore();
  // Check the bytes too: if the text is still in the file, it isn't redacted.
  const isThere = new TextDecoder('latin1').decode(await blob.arrayBuffer()).includes('39,21.102N');
  const lines = [`${file}: ${validation_state}, location in the file: ${isThere}`];
  const older = Object.keys(manifests).filter((label) => label !== active_manifest);
  for (const label of [active_manifest, ...older]) {
    const { assertions, redactions = [] } = manifests[label];
    const names = assertions.map((one) => one.label).sort();
    lines.push(`  ${label === active_manifest ? 'active' : 'parent'}: ${names.join(', ')}`);
    for (const uri of redactions) lines.push(`    redacted: ${uri.split('/').at(-1)}`);
    const { actions } = assertions.find((one) => one.label.startsWith('c2pa.actions')).data;
    for (const { action, reason } of actions) if (reason) lines.push(`    ${action}: ${reason}`);
  }
  return lines;
}
