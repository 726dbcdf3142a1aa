import type { CompiledPage } from './markdown/compiled-page.ts';

/** Picture formats that the SDK can write credentials to, by file extension. */
const SIGNED = /\.(?:avif|gif|heic|heif|jpe?g|png|tiff?|webp)$/i;

/**
 * Folders whose files must stay exactly as pages and tests describe them: programs and their inputs, and the example
 * files and forged ones, some of which must not have credentials or must be invalid.
 */
const UNTOUCHED = ['samples/', 'examples/', 'sandboxes/', 'attacks/'];

/** Where pictures of pages are served. */
export const PICTURES = 'pictures';

/**
 * Whether the build makes sure that a file has Content Credentials.
 * @param file its path in the output folder, without the base
 */
export const carriesCredentials = (file: string): boolean =>
  SIGNED.test(file) && !UNTOUCHED.some((folder) => file.startsWith(folder));

/** An image on a page. */
export interface PlacedImage {
  /** Its source file. */
  path: string;
  /** A page that shows it. */
  page: string;
}

/** The images of written pages, by their paths in the output folder. */
export const placedImages = (pages: Iterable<CompiledPage>): ReadonlyMap<string, PlacedImage> =>
  new Map(
    [...pages].flatMap(({ file, images }) =>
      Object.entries(images).map(([name, path]) => [name, { path, page: file }] as const),
    ),
  );
