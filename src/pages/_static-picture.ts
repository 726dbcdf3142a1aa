import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { staticFile } from '../content/static-file.ts';
import { href } from '../ui/href.ts';

/** The attributes of an `img` for a picture in a static folder. */
export interface StaticPicture {
  src: string;
  width: number;
  height: number;
}

/**
 * Reads the size of a picture in a static folder; undefined on sites without it.
 * @param address from the root of the site: `/img/home/lake.jpg`
 */
export function staticPicture(address: string): StaticPicture | undefined {
  const file = staticFile(address);
  if (file === undefined) return undefined;
  const { width, height } = imageSize(readFileSync(file));
  return { src: href(address), width, height };
}
