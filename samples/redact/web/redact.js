// Signs a photo with its place of capture, then takes the place out and says why.
// For a page built with Vite; needs cose.js, test-signer.js and page.js beside it.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { fileOf, offer, onButton } from './page.js';
import { testSigner } from './test-signer.js';

const context = { exif: 'http://ns.adobe.com/exif/1.0/' };
const metadata = (data) => [{ label: 'c2pa.metadata', data: { '@context': context, ...data } }];
const definition = (assertions) => ({
  title: 'Nest of a rare bird',
  claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }],
  assertions,
});

onButton(async () => {
  const picture = fileOf('picture');
  const signer = await testSigner(fileOf('chain'), fileOf('key'));
  const c2pa = await createC2pa({ wasmSrc });
  const blobOf = (bytes) => new Blob([bytes], { type: picture.type });
  try {
    const place = { 'exif:ExposureTime': '1/100', 'exif:GPSLatitude': '39,21.102N' };
    const capture = await c2pa.builder.fromDefinition(definition(metadata(place)));
    await capture.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
    const withPlace = await capture.sign(signer, picture.type, picture);

    // #region find
    // The address of an assertion: the label of its manifest, then its own label.
    const reader = await c2pa.reader.fromBlob(picture.type, blobOf(withPlace));
    const address = `self#jumbf=/c2pa/${await reader.activeLabel()}/c2pa.assertions/c2pa.metadata`;
    // #endregion find

    // #region redact
    // The pixels stay, so an update manifest is enough. What may stay public is written again, signed by us.
    const update = await c2pa.builder.fromDefinition(definition(metadata({ 'exif:ExposureTime': '1/100' })));
    await update.setIntent('update');
    await update.addRedaction(address, 'c2pa.PII.present');
    const redacted = await update.sign(signer, picture.type, blobOf(withPlace));
    // #endregion redact
    offer(redacted, 'redacted.jpg', picture.type);

    const lines = [
      ...(await describe(c2pa, 'with-place.jpg', blobOf(withPlace))),
      ...(await describe(c2pa, 'redacted.jpg', blobOf(redacted))),
    ];
    for (const name of ['c2pa.actions.v2', 'c2pa.hash.data', 'org.example.nothing']) {
      const builder = await c2pa.builder.fromDefinition(definition([]));
      await builder.setIntent('update');
      await builder.addRedaction(address.replace('c2pa.metadata', name), 'c2pa.invalid.data');
      const refused = await builder
        .sign(signer, picture.type, blobOf(withPlace))
        .catch((error) => error.message);
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
  // Look at the bytes too: a redaction that leaves the text in the file is none.
  const isThere = new TextDecoder('latin1').decode(await blob.arrayBuffer()).includes('39,21.102N');
  const lines = [`${file}: ${validation_state}, place in the bytes: ${isThere}`];
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
