import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { imageSize } from 'image-size';
import { PICTURES } from '../picture-files.ts';
import type { PageOptions } from './page.ts';

interface ShownImage {
  src: string;
  /** In the output folder. */
  name: string;
  /** The source file, if the build copies it. */
  path?: string;
  width: number;
  height: number;
}

/**
 * Images are copied byte for byte under a name that includes their hash, because an optimizer would strip the Content
 * Credentials from a signed picture. Images without credentials are signed at the end of the build
 * (`integrations/picture-credentials`). Because that changes the file with the signer but not its name, they aren't
 * in the folder whose files hosts cache as immutable.
 * @throws Error if the file or its alternative text is missing, or its size can't be read
 */
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
  return { src: policy.base + name, name, path, width, height };
}

function sizeOf(bytes: Uint8Array, url: string): { width: number; height: number } {
  try {
    return imageSize(bytes);
  } catch {
    throw new Error(`the image \`${url}\` can't be read; save it as PNG, JPEG, WebP, AVIF, GIF, or SVG`);
  }
}
