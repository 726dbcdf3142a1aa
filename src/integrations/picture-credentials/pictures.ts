import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { formatOf } from '@content-credentials/verdict/formats';
import { AuthorError } from '../../content/markdown/author-error.ts';
import { carriesCredentials, type PlacedImage, placedImages } from '../../content/picture-files.ts';
import type { CompiledPages } from '../compile-pages.ts';
import { servedFiles } from '../hosting/files.ts';
import { type Statement, sourceAddress, statedOrigin } from './origin.ts';

/** A picture on the built site that should have Content Credentials. */
export interface Picture {
  /** Path in the output folder. */
  path: string;
  bytes: Uint8Array;
  /** MIME type, according to its bytes. */
  type: string;
  /** Its name in messages: the file to fix, and the page that shows it. */
  name: string;
  title: string;
  /** Address of the digital source type, if it's known how the picture was made. */
  source?: string;
  /** Of a screenshot: the accent color that it shows, or an empty text for the site's own. */
  shows?: string;
}

/**
 * The pictures that the build handles, sorted by name.
 * @throws AuthorError for a file that isn't what its name suggests, or an invalid author's statement
 */
export async function builtPictures(
  outDir: string,
  sourceDir: string,
  staticDirectories: readonly string[],
  pages: CompiledPages,
): Promise<Picture[]> {
  const files = servedFiles(outDir).filter(carriesCredentials);
  const placed = placedImages(pages.values());
  const folders = staticDirectories.map((folder) => join(sourceDir, folder));
  // A file with the name of a card is the operator's own if it's in a static folder.
  const isCard = (file: string) =>
    file.startsWith('social/') && !folders.some((folder) => existsSync(join(folder, file)));
  return Promise.all(
    files.map((file) => builtPicture(file, placed.get(file), isCard(file), outDir, sourceDir)),
  );
}

async function builtPicture(
  file: string,
  placed: PlacedImage | undefined,
  isCard: boolean,
  outDir: string,
  sourceDir: string,
): Promise<Picture> {
  const path = join(outDir, file);
  const bytes = await readFile(path);
  const source = placed ? relative(sourceDir, placed.path) : file;
  const name = placed ? `${source} (on ${placed.page})` : file;
  const format = formatOf(bytes, file);
  if (format?.kind !== 'image')
    throw new AuthorError(name, undefined, "it isn't an image, despite its name; save it as PNG or JPEG");
  const original = placed?.path ?? path;
  // Our code draws a card from a page's text: "representation of data via human programming" (IPTC).
  const stated: Statement | undefined = isCard
    ? { origin: 'dataDrivenMedia' }
    : statedOrigin(original, source);
  return {
    path,
    bytes,
    type: format.type,
    name,
    title: basename(original),
    ...(stated && { source: sourceAddress(stated.origin) }),
    ...(stated?.origin === 'screenCapture' && { shows: stated.accentColor ?? '' }),
  };
}
