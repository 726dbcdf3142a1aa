/** An image with more pixels isn't drawn: a file of 50 kB can have 400 million of them, which take 1.6 GB. */
export const MAX_PIXELS = 64_000_000;

/**
 * An image whose size is known, but which isn't drawn yet.
 * @throws Error if the browser can't read it
 */
export async function imageOf(picture: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(picture);
  try {
    const image = new Image();
    await new Promise((done, failed) => {
      image.onload = done;
      image.onerror = () => failed(new Error('the browser can’t read this image'));
      image.src = url;
    });
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** How many pixels an image has. @throws Error as {@link imageOf} */
export async function pixelsOf(picture: Blob): Promise<number> {
  const { naturalWidth, naturalHeight } = await imageOf(picture);
  return naturalWidth * naturalHeight;
}
