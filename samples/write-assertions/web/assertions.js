// Writes the common kinds of assertions, marks those that the signer is responsible for, and reads them back.
// For a page built with Vite; needs cose.js, test-signer.js and page.js next to it.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { fileOf, offer, onButton } from './page.js';
import { testSigner } from './test-signer.js';

const types = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

const agent = { name: 'Example Editor', version: '3.1' };

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
    // #endregion definition
    // #region actions
    {
      label: 'c2pa.actions.v2',
      created: true,
      data: {
        actions: [
          // The inception action.
          { action: 'c2pa.created', digitalSourceType: `${types}digitalCapture` },
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
        ],
        allActionsIncluded: true, // the list of actions is complete
      },
    },
    // #endregion actions
  ],
};

onButton(async () => {
  const image = fileOf('image');
  const signer = await testSigner(fileOf('chain'), fileOf('key'));
  const c2pa = await createC2pa({ wasmSrc });
  try {
    const builder = await c2pa.builder.fromDefinition(definition);
    const bytes = await builder.sign(signer, image.type, image);
    offer(bytes, 'described.jpg', image.type);
    const reader = await c2pa.reader.fromBlob(image.type, new Blob([bytes]));
    return describe(await reader.manifestStore());
  } finally {
    c2pa.dispose(); // the worker, with the builder and the reader in it
  }
});

function describe({ manifests, active_manifest, validation_state }) {
  const lines = [`described.jpg: ${validation_state}`];
  for (const { label, created, data } of manifests[active_manifest].assertions) {
    lines.push(`${label}${created ? ' (created)' : ''}`);
    for (const { action, digitalSourceType, parameters } of data.actions ?? []) {
      const extras = [digitalSourceType?.split('/').at(-1), ...Object.keys(parameters ?? {})].filter(Boolean);
      lines.push(`  ${action}${extras.length ? `: ${extras.join(', ')}` : ''}`);
    }
    if (data.allActionsIncluded !== undefined) lines.push(`  allActionsIncluded: ${data.allActionsIncluded}`);
  }
  return lines.join('\n');
}
