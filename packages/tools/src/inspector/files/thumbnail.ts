import { MAX_PIXELS, pixelsOf } from '../../shared/pixels.ts';

/** Size of a thumbnail in pixels: twice the displayed size. */
const WIDTH = 96;
const HEIGHT = 72;
/** Larger files don't get a thumbnail. */
const MAX_BYTES = 60_000_000;

/**
 * An image of a few kilobytes, so that a table of many files doesn't keep the large ones in memory.
 * @returns undefined if the browser can't draw it
 */
export async function thumbnailOf(picture: Blob): Promise<Blob | undefined> {
  if (picture.size > MAX_BYTES) return undefined;
  try {
    if ((await pixelsOf(picture)) > MAX_PIXELS) return undefined;
    // Not resized by the browser: with only the width set, a very tall image would produce millions of rows.
    const bitmap = await createImageBitmap(picture);
    try {
      const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
      const scale = Math.max(WIDTH / bitmap.width, HEIGHT / bitmap.height);
      const [width, height] = [bitmap.width * scale, bitmap.height * scale];
      const context = canvas.getContext('2d');
      if (!context) return undefined;
      context.imageSmoothingQuality = 'medium';
      context.drawImage(bitmap, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height);
      return await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
    } finally {
      bitmap.close();
    }
  } catch {
    return undefined;
  }
}
