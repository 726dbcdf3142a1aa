import { readFile, writeFile } from 'node:fs/promises';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const chain = await readFile('test-certs/chain.pem');
const key = await readFile('test-certs/signer.key');
const signer = LocalSigner.newSigner(chain, key, 'es256');
const root = await readFile('test-certs/root.pem', 'utf8');
const settings = {
  trust: { trust_anchors: root },
  verify: { verify_after_sign: true },
  builder: { created_assertion_labels: ['c2pa.actions'] }, // your signer is responsible for the actions
};

async function check(file) {
  const reader = await Reader.fromAsset({ path: file }, settings);
  if (reader === null) return console.log(`${file}: no Content Credentials`);
  const report = reader.json();
  const { issuer } = reader.getActive().signature_info;
  const { failure } = report.validation_results.activeManifest;
  console.log(`${file}: ${report.validation_state}, signer ${issuer}`);
  for (const { code } of failure) console.log(`  ${code}`);
}

async function sign(source, destination) {
  const definition = { claim_generator_info: [{ name: 'start', version: '1.0.0' }] };
  const builder = Builder.withJson(definition, settings);
  builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture' }); // a camera took it
  const signed = { buffer: null };
  builder.sign(signer, { path: source }, signed);
  await writeFile(destination, signed.buffer);
}

await sign('photo.jpg', 'signed.jpg');
await check('signed.jpg');

const bytes = await readFile('signed.jpg');
bytes[bytes.length - 1000] ^= 1; // one bit of the image
await writeFile('changed.jpg', bytes);
await check('changed.jpg');
