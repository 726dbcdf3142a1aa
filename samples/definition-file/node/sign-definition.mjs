// Signs a file with a manifest definition from a JSON file and writes the report of the result.
// The input becomes the parent, with its history if it has one.
// Usage: node sign-definition.mjs [definition.json] [photo.jpg] [signed.jpg] [test-certs] [report.json]
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [
  file = 'definition.json',
  input = 'photo.jpg',
  output = 'signed.jpg',
  certs = 'test-certs',
  report = 'report.json',
] = process.argv.slice(2);

const definition = JSON.parse(await readFile(file, 'utf8'));
const settings = {
  trust: { trust_anchors: await readFile(join(certs, 'root.pem'), 'utf8') },
  verify: { verify_after_sign: true },
  builder: { intent: 'edit' },
};

const builder = Builder.withJson(definition, settings);
// For every `identifier` in the definition, add the bytes before you sign.
await builder.addResource('instructions.txt', {
  buffer: Buffer.from('Crop it to 4:3.\n'),
  mimeType: 'text/plain',
});

const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);
builder.sign(signer, { path: input }, { path: output });

const store = (await Reader.fromAsset({ path: output }, settings)).json();
await writeFile(report, `${JSON.stringify(store, null, 2)}\n`);
console.log(`${output}: ${store.validation_state}, ${Object.keys(store.manifests).length} manifest(s)`);
