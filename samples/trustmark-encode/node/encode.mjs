// Writes a random number into the pixels of a picture and reads it back. The models are downloaded on first use.
// Usage: node encode.mjs [photo.jpg] [marked.jpg]
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Trustmark } from '@contentauth/c2pa-node';
import sharp from 'sharp';

const [source = 'photo.jpg', destination = 'marked.jpg'] = process.argv.slice(2);

// #region encode
// Two files of this variant are downloaded into the folder models, unless they are there already.
const trustmark = await Trustmark.newTrustmark({ variant: 'Q', version: 'BCH_5', modelPath: 'models' });
const number = [...randomBytes(61)].map((byte) => byte % 2).join('');

// The answer is not an image file: it is red, green and blue of every pixel, without width and height.
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
console.log(found === number ? 'as written' : 'another number than the one written');
// #endregion decode
