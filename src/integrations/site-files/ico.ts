/** A square PNG. */
export interface SizedPng {
  /** Width and height in pixels, at most 256. */
  size: number;
  png: Uint8Array;
}

/**
 * Packs PNGs into one ICO file, which every current system can read: a header, a 16-byte entry for each picture, and
 * then the pictures.
 */
export function icoOf(pictures: readonly SizedPng[]): Uint8Array {
  const start = 6 + 16 * pictures.length;
  const file = Buffer.alloc(start + pictures.reduce((sum, { png }) => sum + png.length, 0));
  file.writeUInt16LE(1, 2);
  file.writeUInt16LE(pictures.length, 4);
  let place = start;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    // 0 means 256.
    file.writeUInt8(size % 256, entry);
    file.writeUInt8(size % 256, entry + 1);
    file.writeUInt16LE(1, entry + 4);
    file.writeUInt16LE(32, entry + 6);
    file.writeUInt32LE(png.length, entry + 8);
    file.writeUInt32LE(place, entry + 12);
    file.set(png, place);
    place += png.length;
  }
  return file;
}
