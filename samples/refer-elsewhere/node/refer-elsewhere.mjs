// Signs an image whose manifest refers to data elsewhere, and prints what a validator checks.
// Usage: node refer-elsewhere.mjs [photo.jpg] [referring.jpg] [test-certs]
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [photo = 'photo.jpg', output = 'referring.jpg', folder = 'test-certs'] = process.argv.slice(2);
const base = 'https://assets.example.com/evening';

// #region assertions
// The log on your server. Its hash goes into the manifest, so that no one can replace it unnoticed.
const log = '{"steps": ["exposure", "crop"]}';
const hash = [...createHash('sha256').update(log).digest()];
const location = { url: `${base}/log.json`, alg: 'sha256', hash };

const assertions = [
  {
    // Where to get a copy of this image.
    label: 'c2pa.asset-ref',
    data: { references: [{ reference: { uri: `${base}.jpg` }, description: 'The full resolution' }] },
  },
  // Other data that belongs with the manifest.
  { label: 'c2pa.external-reference', data: { location, description: 'The editing log' } },
  {
    // An assertion that's stored outside the file.
    label: 'c2pa.cloud-data',
    data: { label: 'org.example.log', size: log.length, location, content_type: 'application/json' },
  },
];
// #endregion assertions

const signer = LocalSigner.newSigner(
  await readFile(`${folder}/chain.pem`),
  await readFile(`${folder}/signer.key`),
  'es256',
);

function sign(assertions, output) {
  // Turn off the check after signing, which would reject the mistakes below.
  const builder = Builder.withJson(
    { title: 'Evening', assertions },
    { verify: { verify_after_sign: false } },
  );
  builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture' });
  builder.sign(signer, { path: photo }, { path: output });
}

async function report(name, output) {
  const reader = await Reader.fromAsset({ path: output });
  const { validation_state, validation_results } = reader.json();
  const codes = validation_results.activeManifest.failure.map(({ code }) => code);
  // No trust list is selected here.
  const others = codes.filter((code) => code !== 'signingCredential.untrusted');
  console.log([name, validation_state, ...others].join(': '));
}

sign(assertions, output);
await report('as above', output);

// #region mistakes
const cloud = assertions.at(-1);
for (const [name, change] of [
  ['cloud data without bytes', { size: 0 }],
  ['the hard binding as cloud data', { label: 'c2pa.hash.data' }],
]) {
  sign([{ ...cloud, data: { ...cloud.data, ...change } }], 'wrong.jpg');
  await report(name, 'wrong.jpg');
}
// #endregion mistakes
