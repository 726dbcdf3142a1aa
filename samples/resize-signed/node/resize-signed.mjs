// Resizes a signed image and signs the result, with the original as its parent.
// Usage: node resize-signed.mjs [signed.jpg] [small.webp] [320] [test-certs]
import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';
import sharp from 'sharp';

const [original = 'signed.jpg', output = 'small.webp', width = '320', folder = 'test-certs'] =
  process.argv.slice(2);
const TYPES = { '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp', '.avif': 'image/avif' };
const typeOf = (file) => TYPES[extname(file)] ?? fail(`${file}: use ${Object.keys(TYPES).join(', ')}`);
const fail = (message) => {
  console.error(message);
  process.exit(1);
};
// Whoever made the file chose the URL in it: don't fetch it.
const settings = { verify: { verify_after_sign: true, remote_manifest_fetch: false } };

// #region check
// Don't add your signature to an invalid file.
const from = { buffer: await readFile(original), mimeType: typeOf(original) };
const before = await Reader.fromAsset(from, settings);
if (before?.json().validation_state === 'Invalid') fail(`${original} is Invalid, so it wasn't signed again`);
// #endregion check

// #region resize
const resized = await sharp(from.buffer)
  .autoOrient()
  .resize(Number(width))
  .toFormat(extname(output).slice(1))
  .toBuffer();
// #endregion resize

// #region sign
const signer = LocalSigner.newSigner(
  await readFile(`${folder}/chain.pem`),
  await readFile(`${folder}/signer.key`),
  'es256',
);
const builder = Builder.withJson(
  { title: basename(output), claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }] },
  { ...settings, builder: { created_assertion_labels: ['c2pa.actions'] } },
);
// Edit: the result has one parent. The intent writes c2pa.opened.
builder.setIntent('edit');
await builder.addIngredient(JSON.stringify({ title: basename(original), relationship: 'parentOf' }), from);
builder.addAction(JSON.stringify({ action: 'c2pa.resized.proportional' }));
if (typeOf(output) !== from.mimeType) builder.addAction(JSON.stringify({ action: 'c2pa.converted' }));
const result = { buffer: null };
builder.sign(signer, { buffer: resized, mimeType: typeOf(output) }, result);
await writeFile(output, result.buffer);
// #endregion sign

const after = await Reader.fromAsset({ path: output }, settings);
const [parent] = after.getActive().ingredients;
console.log(`${output}: ${after.json().validation_state}, made from ${parent.title}`);
