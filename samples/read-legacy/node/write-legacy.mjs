// Creates a file as a program from 2022 did, to test readers. Never publish one: these forms are deprecated.
// Usage: node write-legacy.mjs [photo.jpg] [legacy.jpg] [test-certs]
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner } from '@contentauth/c2pa-node';

const [input = 'photo.jpg', output = 'legacy.jpg', certs = 'test-certs'] = process.argv.slice(2);
const notAllowed = { use: 'notAllowed' };

// #region definition
const builder = Builder.withJson({
  claim_version: 1,
  claim_generator_info: [{ name: 'Old Editor', version: '1.0' }],
  title: 'Evening over the hills',
  assertions: [
    {
      label: 'c2pa.actions',
      data: {
        actions: [
          { action: 'c2pa.opened' },
          { action: 'c2pa.color_adjustments', softwareAgent: 'Old Editor 1.0' },
          { action: 'c2pa.saved' },
        ],
      },
    },
    {
      label: 'stds.schema-org.CreativeWork',
      kind: 'Json',
      data: {
        '@context': 'https://schema.org',
        '@type': 'CreativeWork',
        author: [{ '@type': 'Person', name: 'Ada Example' }],
        copyrightNotice: 'Example Press',
      },
    },
    {
      label: 'stds.exif',
      kind: 'Json',
      data: {
        '@context': { exif: 'http://ns.adobe.com/exif/1.0/' },
        'exif:DateTimeOriginal': '2022-05-04T10:11:12Z',
      },
    },
    {
      label: 'stds.iptc.photo-metadata',
      kind: 'Json',
      data: {
        '@context': { dc: 'http://purl.org/dc/elements/1.1/' },
        'dc:creator': ['Ada Example'],
        'dc:rights': 'Example Press',
      },
    },
    {
      label: 'c2pa.training-mining',
      data: {
        entries: {
          'c2pa.ai_training': notAllowed,
          'c2pa.data_mining': { use: 'constrained', constraint_info: 'Ask first' },
        },
      },
    },
  ],
});
// #endregion definition
await builder.addIngredient(JSON.stringify({ title: 'before.jpg', relationship: 'parentOf' }), {
  path: input,
});

const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);
builder.sign(signer, { path: input }, { path: output });
console.log(`${output}: written`);
