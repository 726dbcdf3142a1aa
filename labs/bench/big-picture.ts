import { makeCredentials } from '@content-credentials/verdict/sign/credentials';
import type { Page } from '@playwright/test';
import { signPicture } from '../../src/integrations/picture-credentials/sign.ts';

/** Noise takes many bytes: how much there is, from 0 to 255, and the quality of the JPEG. */
export interface Grain {
  noise: number;
  quality: number;
}

/** Draws a JPEG of 12 megapixels in the page. */
async function drawn(page: Page, grain: Grain): Promise<Uint8Array> {
  const text = await page.evaluate(async ({ noise, quality }) => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('the browser has no canvas');
    const image = context.createImageData(canvas.width, canvas.height);
    const pixels = new Uint32Array(image.data.buffer);
    let seed = 1;
    for (let at = 0; at < pixels.length; at += 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const light = 128 + Math.floor(((seed >>> 24) * noise) / 512);
      pixels[at] = (0xff000000 | (light << 16) | (light << 8) | light) >>> 0;
    }
    context.putImageData(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 0x8000)
      text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
    return btoa(text);
  }, grain);
  return new Uint8Array(Buffer.from(text, 'base64'));
}

/** A signed JPEG of 12 megapixels, as a camera makes them, with as many bytes as its grain takes. */
export async function bigPicture(page: Page, grain: Grain): Promise<Buffer> {
  const credentials = await makeCredentials({ organization: 'Benchmark', signer: 'Benchmark' }, 30);
  const source = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia';
  const claim = { title: 'Noise', generator: 'Benchmark', source };
  return Buffer.from(await signPicture(await drawn(page, grain), 'image/jpeg', claim, credentials));
}
