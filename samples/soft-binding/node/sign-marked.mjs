// Signs a watermarked image and records in the manifest which watermark its pixels contain.
// Usage: node sign-marked.mjs [marked.jpg] [signed.jpg] [algorithm] [value] [test-certs]
import { readFile, writeFile } from 'node:fs/promises';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [
  source = 'marked.jpg',
  destination = 'signed.jpg',
  alg = 'org.example.toy-grid.1', // for anything you publish: a name from the C2PA list
  value = '00c0ffee0001', // what the decoder finds in the pixels, in the form its owner specifies
  folder = 'test-certs',
] = process.argv.slice(2);

// #region manifest
const builder = Builder.withJson({
  title: 'A watermarked image',
  claim_generator_info: [{ name: 'soft-binding', version: '1.0.0' }],
  assertions: [
    { label: 'c2pa.soft-binding', data: { alg, blocks: [{ scope: {}, value }] } },
    {
      label: 'c2pa.actions.v2',
      created: true, // the signer is responsible for the actions: the claim lists them under created_assertions
      data: {
        actions: [
          {
            action: 'c2pa.created',
            digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation',
          },
          { action: 'c2pa.watermarked.bound' }, // "bound": the number links to a manifest
        ],
      },
    },
  ],
});
// #endregion manifest

const [chain, key] = await Promise.all([readFile(`${folder}/chain.pem`), readFile(`${folder}/signer.key`)]);
// #region sign
const output = { buffer: null };
const store = builder.sign(LocalSigner.newSigner(chain, key, 'es256'), { path: source }, output);
await writeFile(destination, output.buffer);
// The same bytes that are now in the image, for the repository.
await writeFile(destination.replace(/\.\w+$/, '.c2pa'), store);
// #endregion sign

const read = (await Reader.fromAsset({ path: destination })).json();
const { assertions } = read.manifests[read.active_manifest];
console.log(`${destination}: ${read.validation_state}`);
console.log(JSON.stringify(assertions.find(({ label }) => label === 'c2pa.soft-binding').data, null, 2));
