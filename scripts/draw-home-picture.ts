import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { commandLine } from './lib/cli/index.ts';
import { landscape } from './lib/pictures/landscape.ts';
import { chromiumFlags, ensureChromium } from './lib/testing/chromium.ts';

const FILE = 'public/img/home/lake.jpg';
/** In pixels; twice the width on the home page. */
const WIDTH = 1024;
const HEIGHT = 640;
const QUALITY = 0.74;

commandLine({
  name: 'npm run draw-home-picture',
  about: `Draws the home page's picture, ${FILE}, and writes how it was made to a file next to it. The build signs it.`,
});

/** The picture as a JPEG, written by a browser's canvas. */
async function jpegOf(rgb: Uint8Array): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage();
    const given = {
      width: WIDTH,
      height: HEIGHT,
      quality: QUALITY,
      text: Buffer.from(rgb).toString('base64'),
    };
    const address = await page.evaluate(({ width, height, quality, text }) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      const image = new ImageData(width, height);
      for (let pixel = 0; pixel < width * height; pixel++)
        image.data.set([...bytes.subarray(pixel * 3, pixel * 3 + 3), 255], pixel * 4);
      context?.putImageData(image, 0, 0);
      return canvas.toDataURL('image/jpeg', quality);
    }, given);
    return Buffer.from(address.split(',')[1] ?? '', 'base64');
  } finally {
    await browser.close();
  }
}

const { data } = landscape(WIDTH, HEIGHT);
const bytes = await jpegOf(Uint8Array.from(data, (value) => Math.round(value * 255)));
await writeFile(FILE, bytes);
await writeFile(`${FILE}.json`, `${JSON.stringify({ digitalSourceType: 'algorithmicMedia' })}\n`);
console.log(`${FILE}: ${Math.round(bytes.length / 1000)} kB`);
