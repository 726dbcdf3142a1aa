import type { CompiledPage } from './markdown/compiled-page.ts';

/**
 * The written pages, as values. Pages are rendered by modules that Vite runs, and compiled by modules that Node runs, and
 * a module that both import exists twice. So this is on the global object.
 */
export interface WrittenPages {
  /** Compiles a page, by its path in the source folder. Set by `integrations/compile-pages.ts`. */
  compile: (file: string) => Promise<CompiledPage>;
  /** Those compiled so far, by their paths in the source folder. */
  readonly compiled: Map<string, CompiledPage>;
}

const KEY = Symbol.for('docs.written-pages');
const shared = globalThis as { [KEY]?: WrittenPages };

export function writtenPages(): WrittenPages {
  shared[KEY] ??= {
    compile: (file) => Promise.reject(new Error(`nothing compiles ${file}`)),
    compiled: new Map(),
  };
  return shared[KEY];
}

/** The pages compiled so far. */
export const compiledPages = (): CompiledPage[] => [...writtenPages().compiled.values()];

/** An image on a page. */
export interface PlacedImage {
  /** Its source file. */
  path: string;
  /** A page that shows it. */
  page: string;
}

/** The images of the pages compiled so far, by their paths in the output folder. */
export const placedImages = (): ReadonlyMap<string, PlacedImage> =>
  new Map(
    compiledPages().flatMap(({ file, images }) =>
      Object.entries(images).map(([name, path]) => [name, { path, page: file }] as const),
    ),
  );
