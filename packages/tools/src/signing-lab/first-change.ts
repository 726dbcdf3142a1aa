import { MAX_PIXELS, pixelsOf } from '../shared/pixels.ts';

/**
 * The first pixel, from the top, in which two images of one size differ, and that size; undefined if they look the same.
 * @throws Error if the browser can't decode one of them
 */
export async function firstChange(
  before: Blob,
  after: Blob,
): Promise<{ x: number; y: number; width: number; height: number } | undefined> {
  if ((await pixelsOf(before)) > MAX_PIXELS / 8 || (await pixelsOf(after)) > MAX_PIXELS / 8) return undefined;
  const [old, { data, width, height }] = [await decode(before), await decode(after)];
  const first = data.findIndex((value, index) => value !== old.data[index]) >> 2;
  return first < 0 ? undefined : { x: first % width, y: Math.floor(first / width), width, height };
}

async function decode(image: Blob): Promise<ImageData> {
  const bitmap = await createImageBitmap(image);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('the browser has no canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}
