import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const chain = await readFile('test-certs/chain.pem');
const key = await readFile('test-certs/signer.key');
const signer = LocalSigner.newSigner(chain, key, 'es256');
const root = await readFile('test-certs/root.pem', 'utf8');
const settings = {
  trust: { trust_anchors: root },
  verify: { verify_after_sign: true, remote_manifest_fetch: false }, // don't contact a server that a file names
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
  return report.validation_state;
}

async function sign(source, destination) {
  const definition = { claim_generator_info: [{ name: 'start', version: '1.0.0' }] };
  const builder = Builder.withJson(definition, settings);
  builder.setIntent('edit'); // keeps the credentials that the image already has
  const signed = { buffer: null };
  builder.sign(signer, { path: source }, signed);
  await writeFile(destination, signed.buffer);
}

await mkdir('inbox', { recursive: true });
await mkdir('outbox', { recursive: true });
console.log('waiting for images in inbox');
for (;;) {
  for (const name of (await readdir('inbox')).sort()) {
    try {
      if ((await check(`inbox/${name}`)) === 'Invalid') throw new Error('not signed');
      await sign(`inbox/${name}`, `outbox/${name}`);
      console.log(`outbox/${name}: signed`);
    } catch (error) {
      console.log(`inbox/${name}: ${error.message}`); // the service continues with the next image
    }
    await rm(`inbox/${name}`);
  }
  await setTimeout(1000);
}
