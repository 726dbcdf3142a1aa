// Signs an image with a certificate chain and a private key on disk.
// Usage: node sign-local.mjs [source] [destination] [certificate folder]
import { readFile, writeFile } from 'node:fs/promises';
import { Builder, LocalSigner } from '@contentauth/c2pa-node';

const [source = 'photo.jpg', destination = 'signed.jpg', folder = 'test-certs'] = process.argv.slice(2);

// #region signer
// Both files are PEM text, passed as Buffers. The chain starts with the certificate that matches the key.
// The last argument is the algorithm, which must also match the key: a P-256 key means es256.
const signer = LocalSigner.newSigner(
  await readFile(`${folder}/chain.pem`),
  await readFile(`${folder}/signer.key`),
  'es256',
);
// #endregion signer

// #region manifest
// verify_after_sign is off by default. With it, signing fails if the key doesn't match the certificate.
const settings = {
  verify: { verify_after_sign: true },
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  // Write the labels without a version.
  builder: { created_assertion_labels: ['c2pa.actions'] },
};
const builder = Builder.withJson(
  {
    title: 'Test photo',
    claim_generator_info: [{ name: 'sign-local', version: '1.0.0' }],
    assertions: [],
  },
  settings,
);
// digitalCapture is for a photo taken with a camera. For anything else, choose another type.
// The intent adds the c2pa.created action that a standard manifest must begin with.
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture' });
// #endregion manifest

// #region sign
// Sign into memory first: if signing to a path fails, an empty file is left behind.
const output = { buffer: null };
const manifestStore = builder.sign(signer, { path: source }, output);
await writeFile(destination, output.buffer);
console.log(`${destination}: signed, the manifest store has ${manifestStore.length} bytes`);
// #endregion sign
