import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { imageSize } from 'image-size';
import { PICTURES } from '../picture-files.ts';
import type { PageOptions } from './page.ts';

/**
 * Images are copied byte for byte under a name that includes their hash, because an optimizer would strip the Content
 * Credentials from a signed picture. Images without credentials are signed at the end of the build
 * (`integrations/picture-credentials`). Because that changes the file with the signer but not its name, they aren't
 * in the folder whose files hosts cache as immutable.
 */
const placed = new Map<string, ImagePlace>();

/** The origin of a picture. */
export interface ImagePlace {
  /** The source file. */
  path: string;
  /** A page that shows it. */
  page: string;
}

/** Pictures by page and name. */
const byPage = new Map<string, Map<string, ImagePlace>>();

/** The pictures on a page, by their paths in the output folder. */
export const imagesOf = (page: string): Array<[name: string, place: ImagePlace]> => [
  ...(byPage.get(page) ?? []),
];

/** Adds the pictures of a page compiled in an earlier build. */
export function keepImages(page: string, images: Iterable<[name: string, place: ImagePlace]>): void {
  const own = new Map(images);
  byPage.set(page, own);
  for (const [name, place] of own) placed.set(name, place);
}

/** Pictures to write, by their paths in the output folder. */
export function placedImages(): ReadonlyMap<string, ImagePlace> {
  return placed;
}

interface ShownImage {
  src: string;
  /** In the output folder. */
  name: string;
  width: number;
  height: number;
}

/** @throws Error if the file or its alternative text is missing, or its size can't be read. */
export function placeImage(
  { url, alt }: { url: string; alt?: string | null | undefined },
  file: string,
  { sourceDir, policy }: Pick<PageOptions, 'sourceDir' | 'policy'>,
): ShownImage {
  if (/^(?:https?:)?\/\//.test(url))
    throw new Error(`the image ${url} is on another site; store a copy next to the page`);
  if (!alt?.trim())
    throw new Error(`the image \`${url}\` doesn't have alternative text; write ![what it shows](${url})`);
  const path = url.startsWith('/') ? join(sourceDir, 'public', url) : join(sourceDir, dirname(file), url);
  if (!existsSync(path))
    throw new Error(`there's no image \`${url}\` next to the page; add it, or correct the path`);
  const bytes = readFileSync(path);
  const { width, height } = sizeOf(bytes, url);
  if (url.startsWith('/')) return { src: policy.base + url.slice(1), name: url.slice(1), width, height };
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const name = `${PICTURES}/${basename(path, extname(path))}.${hash}${extname(path)}`;
  keepImages(file, [...imagesOf(file), [name, { path, page: file }]]);
  return { src: policy.base + name, name, width, height };
}

function sizeOf(bytes: Uint8Array, url: string): { width: number; height: number } {
  try {
    return imageSize(bytes);
  } catch {
    throw new Error(`the image \`${url}\` can't be read; save it as PNG, JPEG, WebP, AVIF, GIF, or SVG`);
  }
}
