import type { CompiledPage } from './markdown/page.ts';

/** Where pictures of pages are served. */
export const PICTURES = 'pictures';

/** An image on a page. */
interface PlacedImage {
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
