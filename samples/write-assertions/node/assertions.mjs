// Writes the common kinds of assertions, marks those that the signer is responsible for, and reads them back.
// Usage: node assertions.mjs [photo.jpg] [described.jpg] [test-certs]
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [photo = 'photo.jpg', output = 'described.jpg', certs = 'test-certs'] = process.argv.slice(2);
const types = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

// #region definition
const definition = {
  title: 'Evening over the hills',
  claim_generator_info: [{ name: 'Example Editor', version: '3.1', specVersion: '2.4.0' }],
  assertions: [
    {
      // Facts that the device or program measured itself, so we're responsible for them.
      label: 'c2pa.metadata',
      created: true,
      data: {
        '@context': { tiff: 'http://ns.adobe.com/tiff/1.0/', exif: 'http://ns.adobe.com/exif/1.0/' },
        'tiff:Make': 'Example Camera',
        'exif:ExposureTime': '1/100',
      },
    },
    {
      // Text that a person typed. We only pass it on, so this assertion is "gathered".
      label: 'cawg.metadata',
      data: {
        '@context': { dc: 'http://purl.org/dc/elements/1.1/' },
        'dc:creator': ['A. Photographer'],
        'dc:rights': { 'x-default': 'All rights reserved' },
      },
    },
    {
      // What the owner allows machines to do with the image.
      label: 'cawg.training-mining',
      data: {
        entries: {
          'cawg.ai_generative_training': { use: 'notAllowed' },
          'cawg.data_mining': { use: 'constrained', constraint_info: 'https://example.org/license' },
        },
      },
    },
    // Our own data, under our own domain in reverse.
    { label: 'org.example.assignment', created: true, data: { desk: 'Documentation', reference: 'DOC-15' } },
  ],
};
// #endregion definition

// #region actions
const builder = Builder.withJson(definition, {
  verify: { verify_after_sign: true },
  builder: {
    // Labels without a version. These become created assertions.
    created_assertion_labels: ['c2pa.actions', 'c2pa.thumbnail.claim'],
    // The list of actions is complete.
    actions: { all_actions_included: true },
  },
});
builder.setIntent({ create: `${types}digitalCapture` }); // writes c2pa.created, the inception action
const agent = { name: 'Example Editor', version: '3.1' };
for (const action of [
  // An editorial change needs a source type for the new content.
  { action: 'c2pa.cropped', digitalSourceType: `${types}humanEdits`, softwareAgent: agent },
  // A change that is not editorial needs no type.
  { action: 'c2pa.resized.proportional', when: '2026-11-20T17:30:00Z' },
  // Without a suitable standard name, use your own, with your own parameter.
  {
    action: 'org.example.dust-removed',
    digitalSourceType: `${types}algorithmicallyEnhanced`,
    parameters: { description: 'Dust on the sensor removed', 'org.example.spots': 3 },
  },
]) {
  builder.addAction(JSON.stringify(action));
}
// #endregion actions

const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);
builder.sign(signer, { path: photo }, { path: output });

// #region check
const reader = await Reader.fromAsset({ path: output });
console.log(`${output}: ${reader.json().validation_state}`);
for (const { label, created, data } of reader.getActive().assertions) {
  // 0.8.0 doesn't mark metadata assertions as created, even if the claim lists them as created.
  console.log(`${label}${created ? ' (created)' : ''}`);
  for (const { action, digitalSourceType, parameters } of data.actions ?? []) {
    const extras = [digitalSourceType?.split('/').at(-1), ...Object.keys(parameters ?? {})].filter(Boolean);
    console.log(`  ${action}${extras.length ? `: ${extras.join(', ')}` : ''}`);
  }
  if (data.allActionsIncluded !== undefined) console.log(`  allActionsIncluded: ${data.allActionsIncluded}`);
}
// #endregion check
