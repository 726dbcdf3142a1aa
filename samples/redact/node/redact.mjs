// Signs a photo with the location where it was taken, then redacts the location and gives the reason.
// Usage: node redact.mjs [photo.jpg] [redacted.jpg] [test-certs]
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [photo = 'photo.jpg', output = 'redacted.jpg', certs = 'test-certs'] = process.argv.slice(2);
// The signer is responsible for the actions, so the claim lists them under created_assertions.
const settings = {
  verify: { verify_after_sign: true },
  builder: { created_assertion_labels: ['c2pa.actions'] },
};
const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);

const context = { exif: 'http://ns.adobe.com/exif/1.0/' };
const capture = Builder.withJson(
  {
    title: 'Nest of a rare bird',
    assertions: [
      {
        label: 'c2pa.metadata',
        data: { '@context': context, 'exif:ExposureTime': '1/100', 'exif:GPSLatitude': '39,21.102N' },
      },
    ],
  },
  settings,
);
capture.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
capture.sign(signer, { path: photo }, { path: 'with-location.jpg' });

// #region find
// The URI of an assertion: the label of its manifest, then its own label.
const before = (await Reader.fromAsset({ path: 'with-location.jpg' })).json();
const locationUri = `self#jumbf=/c2pa/${before.active_manifest}/c2pa.assertions/c2pa.metadata`;
// #endregion find

// #region redact
// The pixels don't change, so an update manifest is enough. Its new metadata has only what may stay public.
const update = Builder.withJson(
  {
    title: 'Nest of a rare bird',
    assertions: [{ label: 'c2pa.metadata', data: { '@context': context, 'exif:ExposureTime': '1/100' } }],
  },
  settings,
);
update.setIntent('update');
update.addRedaction(locationUri, 'c2pa.PII.present');
update.sign(signer, { path: 'with-location.jpg' }, { path: output });
// #endregion redact

// #region check
// Check the bytes too: if the text is still in the file, it isn't redacted.
for (const file of ['with-location.jpg', output]) {
  const reader = await Reader.fromAsset({ path: file });
  const { manifests, active_manifest, validation_state } = reader.json();
  console.log(
    `${file}: ${validation_state}, location in the file: ${(await readFile(file)).includes('39,21.102N')}`,
  );
  const older = Object.keys(manifests).filter((label) => label !== active_manifest);
  for (const label of [active_manifest, ...older]) {
    const manifest = manifests[label];
    const names = manifest.assertions.map(({ label }) => label).sort();
    console.log(`  ${label === active_manifest ? 'active' : 'parent'}: ${names.join(', ')}`);
    for (const uri of manifest.redactions ?? []) console.log(`    redacted: ${uri.split('/').at(-1)}`);
    const { actions } = manifest.assertions.find(({ label }) => label.startsWith('c2pa.actions')).data;
    for (const { action, reason } of actions) if (reason) console.log(`    ${action}: ${reason}`);
  }
}
// #endregion check

// #region refused
// Signing fails for an assertion that can't be redacted or doesn't exist.
for (const name of ['c2pa.actions.v2', 'c2pa.hash.data', 'org.example.nothing']) {
  const builder = Builder.withJson({ title: 'Refused' }, settings);
  builder.setIntent('update');
  builder.addRedaction(locationUri.replace('c2pa.metadata', name), 'c2pa.invalid.data');
  try {
    builder.sign(signer, { path: 'with-location.jpg' }, { path: 'refused.jpg' });
    console.log(`${name}: redacted`);
  } catch (error) {
    console.log(`${name}: ${error.message}`);
  }
}
// #endregion refused
