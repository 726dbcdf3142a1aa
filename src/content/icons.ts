import sharp from 'sharp';

interface Look {
  /** Width and height in pixels. */
  size: number;
  /** Share of the width that stays empty at each edge. */
  margin?: number;
  /** Color behind the icon; transparent if it's missing. */
  background?: string | undefined;
}

/** Draws the site's icon as a square PNG. @param icon the file of `favicon`: SVG, PNG, or JPEG */
export function drawIcon(icon: Uint8Array, { size, margin = 0, background }: Look): Promise<Buffer> {
  const edge = Math.round(size * margin);
  const behind = background ?? '#0000';
  const image = sharp(icon, { density: 600 })
    .resize(size - 2 * edge, size - 2 * edge, { fit: 'contain', background: behind })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: behind });
  return (background ? image.flatten({ background }) : image).png().toBuffer();
}

/** A PNG of at most 256 pixels as an ICO file: a header, an entry, and then the picture. */
export function icoOf(png: Uint8Array, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  // 0 means 256.
  header.writeUInt8(size % 256, 6);
  header.writeUInt8(size % 256, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
