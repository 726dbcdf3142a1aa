import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { formatOf } from '../../c2pa/formats.ts';
import { AuthorError } from '../../content/markdown/author-error.ts';
import { placedImages } from '../../content/markdown/images.ts';
import { carriesCredentials } from '../../content/picture-files.ts';
import { servedFiles } from '../hosting/files.ts';
import { drawnCards } from '../social-cards/index.ts';
import { sourceAddress, statedOrigin } from './origin.ts';

/** A picture of the built site that is to carry Content Credentials. */
export interface Picture {
  /** In the output folder. */
  path: string;
  bytes: Uint8Array;
  /** MIME type, by its bytes. */
  type: string;
  /** How messages call it: the file that somebody can mend, and the page that shows it. */
  name: string;
  title: string;
  /** Address of the digital source type, where somebody knows how the picture was made. */
  source?: string;
}

/**
 * The pictures that the build sees to, in the order of their names.
 * @throws AuthorError for one that is not what its name says, or whose author says something that cannot be understood
 */
export async function builtPictures(outDir: string, sourceDir: string): Promise<Picture[]> {
  const files = (await servedFiles(outDir)).filter(carriesCredentials);
  return Promise.all(files.map((file) => builtPicture(file, outDir, sourceDir)));
}

async function builtPicture(file: string, outDir: string, sourceDir: string): Promise<Picture> {
  const path = join(outDir, file);
  const bytes = await readFile(path);
  const placed = placedImages().get(file);
  const source = placed ? relative(sourceDir, placed.path) : file;
  const name = placed ? `${source} (on ${placed.page})` : file;
  const format = formatOf(bytes, file);
  if (format?.kind !== 'image')
    throw new AuthorError(name, undefined, "it isn't an image, despite its name; save it as PNG or JPEG");
  const original = placed?.path ?? path;
  // A card is drawn by our code from the words of a page: "representation of data via human programming" (IPTC).
  const origin = drawnCards().has(file) ? 'dataDrivenMedia' : statedOrigin(original, source);
  return {
    path,
    bytes,
    type: format.type,
    name,
    title: basename(original),
    ...(origin && { source: sourceAddress(origin) }),
  };
}
