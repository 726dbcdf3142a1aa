import { MAX_PIXELS, pixelsOf } from '../shared/pixels.ts';
import { type EditKind, editPlan, makeGray, writtenAs } from './model/picture-edits.ts';

/**
 * Changes the pixels of a picture. The result has no metadata and no Content Credentials.
 * @throws Error when the browser can't decode the picture, or can't write the result
 */
export async function editPicture(picture: Blob, kind: EditKind): Promise<Blob> {
  if ((await pixelsOf(picture)) > MAX_PIXELS) throw new Error('the image has too many pixels');
  const bitmap = await createImageBitmap(picture);
  try {
    const plan = editPlan(kind, bitmap);
    const canvas = document.createElement('canvas');
    const { width, height } = Object.assign(canvas, { width: plan.width, height: plan.height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('the browser has no canvas');
    if (plan.isTurned) {
      context.translate(width, 0);
      context.rotate(Math.PI / 2);
    }
    const [left, top, ...size] = plan.from;
    const [drawnWidth, drawnHeight] = plan.isTurned ? [height, width] : [width, height];
    context.drawImage(bitmap, left, top, ...size, 0, 0, drawnWidth, drawnHeight);
    if (plan.isGray) {
      const image = context.getImageData(0, 0, width, height);
      makeGray(image.data);
      context.putImageData(image, 0, 0);
    }
    const { type } = writtenAs(picture.type);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9));
    if (!blob) throw new Error(`the browser couldn’t save the image as ${type}`);
    return blob;
  } finally {
    bitmap.close();
  }
}
