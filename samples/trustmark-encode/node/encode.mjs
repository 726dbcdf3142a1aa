// Writes a random number into an image's pixels and reads it back. The models are downloaded on first use.
// Usage: node encode.mjs [photo.jpg] [marked.jpg]
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Trustmark } from '@contentauth/c2pa-node';
import sharp from 'sharp';

const [source = 'photo.jpg', destination = 'marked.jpg'] = process.argv.slice(2);

// #region encode
// Two files of this variant are downloaded into the models folder, unless they're already there.
const trustmark = await Trustmark.newTrustmark({ variant: 'Q', version: 'BCH_5', modelPath: 'models' });
const number = [...randomBytes(61)].map((byte) => byte % 2).join('');

// The result isn't an image file: it's the red, green, and blue of every pixel, without width and height.
const { width, height } = await sharp(source).metadata();
const pixels = await trustmark.encode(await readFile(source), 0.95, number);
await sharp(pixels, { raw: { width, height, channels: 3 } })
  .jpeg({ quality: 95 })
  .toFile(destination);
// #endregion encode

// #region decode
// decode takes an image file, and throws "watermark is corrupt or missing" when it finds none.
const found = await trustmark.decode(await readFile(destination));
console.log(`1*${found}`); // 1 stands for BCH_5
console.log(found === number ? 'as written' : 'a different number than the one written');
// #endregion decode
