// Signs one image with a certificate chain and a private key that lie on disk.
// Usage: node sign.mjs [source] [destination] [certificate folder]
import { readFile, writeFile } from 'node:fs/promises';
import { Builder, LocalSigner } from '@contentauth/c2pa-node';

const [source = 'photo.jpg', destination = 'signed.jpg', folder = 'test-certs'] = process.argv.slice(2);

// #region signer
// Both files are PEM text, passed as Buffers. The chain starts with the certificate that fits the key.
// The last argument names the algorithm and has to fit the key too: a P-256 key means es256.
const signer = LocalSigner.newSigner(
  await readFile(`${folder}/chain.pem`),
  await readFile(`${folder}/signer.key`),
  'es256',
);
// #endregion signer

// #region manifest
// verify_after_sign is off by default. With it, a key that does not fit the certificate stops the signing.
const settings = {
  verify: { verify_after_sign: true },
  // The signer answers for the actions: the claim lists them under created_assertions. Labels without version.
  builder: { created_assertion_labels: ['c2pa.actions'] },
};
const builder = Builder.withJson(
  {
    title: 'A drawn picture',
    claim_generator_info: [{ name: 'sign-local', version: '1.0.0' }],
    assertions: [],
  },
  settings,
);
// A drawn picture is a new asset. The intent adds the c2pa.created action a standard manifest must begin with.
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
// #endregion manifest

// #region sign
// Into memory first: when signing fails, a destination given as a path is left behind empty.
const output = { buffer: null };
const manifestStore = builder.sign(signer, { path: source }, output);
await writeFile(destination, output.buffer);
console.log(`${destination}: signed, the manifest store has ${manifestStore.length} bytes`);
// #endregion sign
