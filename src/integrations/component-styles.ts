import { globSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /^@import "([^"]*\*[^"]*)"([^;]*);$/gm;

/**
 * Lets a stylesheet import all files that match a pattern, which CSS can't: components bring their own styles, and
 * there's no list of them to edit.
 */
export const componentStyles: Plugin = {
  name: 'component-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /\/components\/components\.css(?:$|\?)/ },
    handler: (css, id) => everyImport(css, dirname(id)),
  },
};

/** One import for each matching file, in alphabetical order. */
function everyImport(css: string, folder: string): string {
  return css.replaceAll(IMPORT, (_all, pattern: string, layer: string) =>
    globSync(resolve(folder, pattern))
      .map((file) => relative(folder, file).replaceAll('\\', '/'))
      .sort()
      .map((file) => `@import "${file}"${layer};`)
      .join('\n'),
  );
}
