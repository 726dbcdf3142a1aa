// Signs an image with a manifest that says how it was made.
// Usage: node write-manifest.mjs [photo.jpg] [signed.jpg] [test-certs]
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [input = 'photo.jpg', output = 'signed.jpg', certs = 'test-certs'] = process.argv.slice(2);

// #region definition
// 1. The definition: what the manifest says.
// The Builder adds the hashes, the thumbnail, and the signature.
const definition = {
  title: basename(input),
  claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }],
  assertions: [
    {
      label: 'org.example.assignment',
      data: { desk: 'Documentation', reference: 'DOC-15' },
    },
  ],
};

const settings = {
  // Throw if the manifest breaks a rule. By default, c2pa-node 0.8.0 doesn't check.
  verify: { verify_after_sign: true },
  // The signer is responsible for these. All others count as gathered from elsewhere.
  builder: { created_assertion_labels: ['c2pa.actions', 'c2pa.thumbnail.claim'] },
};
const builder = Builder.withJson(definition, settings);
// #endregion definition

// #region intent
// 2. The intent: a new photo, taken with a camera. For anything else, choose another type. It writes c2pa.created.
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture' });
// #endregion intent

// #region actions
// 3. What else was done. Record only what your program knows.
builder.addAction(
  JSON.stringify({
    action: 'c2pa.converted',
    softwareAgent: { name: 'sharp' },
    parameters: { description: 'Converted to JPEG' },
  }),
);
// #endregion actions

// #region sign
// 4. The signature. The leaf and intermediate certificates go into the file; the root doesn't.
const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);
const manifestBytes = builder.sign(signer, { path: input }, { path: output });
console.log(`${output}: manifest store of ${manifestBytes.length} bytes`);
// #endregion sign

// #region check
// 5. Read it back: always check the result before you publish it.
const reader = await Reader.fromAsset({ path: output });
const store = reader.json();
console.log(`state: ${store.validation_state}`);
for (const { code } of store.validation_results.activeManifest.failure) {
  console.log(`failure: ${code}`);
}
// #endregion check
