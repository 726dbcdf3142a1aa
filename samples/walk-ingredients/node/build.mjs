// Creates an image with a history: three generations and four kinds of ingredients, one of them damaged.
// Usage: node build.mjs [photo.jpg] [poster.jpg] [test-certs]
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner } from '@contentauth/c2pa-node';
import sharp from 'sharp';

const [photo = 'photo.jpg', output = 'poster.jpg', certs = 'test-certs'] = process.argv.slice(2);
const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);
const drawn = 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation';
// The signer is responsible for the actions, so the claim lists them under created_assertions.
const settings = { builder: { created_assertion_labels: ['c2pa.actions'] } };
const builderFor = (title, tool) =>
  Builder.withJson({ title, claim_generator_info: [{ name: tool, version: '1.0' }] }, settings);
const asJpeg = async (buffer) => ({ buffer, mimeType: 'image/jpeg' });

function signed(builder, input) {
  const file = { buffer: null };
  builder.sign(signer, input, file);
  return { buffer: file.buffer, mimeType: 'image/jpeg' };
}

// #region parts
// Generation 1: a signed image, and a signed map that is damaged later.
const first = builderFor('photo.jpg', 'Example Camera');
first.setIntent({ create: drawn });
const original = signed(first, await asJpeg(await readFile(photo)));

const second = builderFor('map.jpg', 'Example Maps');
second.setIntent({ create: drawn });
const map = signed(second, await asJpeg(await sharp(photo).greyscale().resize(300).jpeg().toBuffer()));
map.buffer[map.buffer.length - 100] ^= 1; // one bit of the image data

// Generation 2: the image is brightened. The parent is the signed original.
const third = builderFor('brighter.jpg', 'Example Editor');
third.setIntent('edit');
await third.addIngredient(JSON.stringify({ title: 'photo.jpg', relationship: 'parentOf' }), original);
third.addAction(JSON.stringify({ action: 'c2pa.color_adjustments' }));
const brighter = signed(
  third,
  await asJpeg(await sharp(photo).modulate({ brightness: 1.2 }).jpeg().toBuffer()),
);
// #endregion parts

// #region compose
// Generation 3: a parent, a part without credentials, a damaged part, and an input that is not visible in the result.
const logo = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#d98e73' } })
  .png()
  .toBuffer();
const poster = builderFor('Poster', 'Example Studio');
poster.setIntent('edit');
const add = (title, relationship, asset, label) =>
  poster.addIngredient(JSON.stringify({ title, relationship, ...(label && { label }) }), asset);
await add('brighter.jpg', 'parentOf', brighter);
await add('logo.png', 'componentOf', { buffer: logo, mimeType: 'image/png' }, 'logo');
await add('map.jpg', 'componentOf', map, 'map');
await add('style.jpg', 'inputTo', original, 'style');
poster.addAction(JSON.stringify({ action: 'c2pa.placed', parameters: { ingredientIds: ['logo', 'map'] } }));
poster.addAction(
  JSON.stringify({
    action: 'c2pa.edited',
    parameters: { ingredientIds: ['style'], description: 'Colors applied' },
  }),
);
const pixels = await sharp(brighter.buffer)
  .composite([{ input: logo, left: 20, top: 20 }])
  .jpeg()
  .toBuffer();
poster.sign(signer, await asJpeg(pixels), { path: output });
console.log(`${output}: written`);
// #endregion compose
