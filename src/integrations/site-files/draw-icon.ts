import { Resvg } from '@resvg/resvg-js';
import { contentType } from '../hosting/media-types.ts';

interface Look {
  /** Width and height in pixels. */
  size: number;
  /** Share of the width that stays empty at each edge. */
  margin?: number;
  /** Color behind the icon; transparent if it's missing. */
  background?: string;
}

/**
 * Draws the site's icon as a square PNG.
 * @param icon the file of `favicon`: SVG, PNG, or JPEG
 * @param name its name, which determines its type
 */
export function drawIcon(icon: Uint8Array, name: string, { size, margin = 0, background }: Look): Uint8Array {
  const inner = size * (1 - 2 * margin);
  const place = size * margin;
  const data = `data:${contentType(name)};base64,${Buffer.from(icon).toString('base64')}`;
  const behind = background ? `<rect width="${size}" height="${size}" fill="${background}"/>` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${behind}<image x="${place}" y="${place}" width="${inner}" height="${inner}" href="${data}"/></svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
