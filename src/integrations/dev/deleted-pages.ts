import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * A page that is asked for in the moment after its file was deleted is an error of the page. Without this it would be
 * one inside Vite, whose 36,000 lines Astro then colors for the overlay: for 5 s no request is answered.
 */
export const deletedPages = (): Plugin => ({
  name: 'deleted-pages',
  enforce: 'pre',
  load(id) {
    const [file = ''] = id.split('?');
    if (!file.endsWith('.mdx') || existsSync(file)) return;
    const loc = { file, line: 1, column: 0 };
    throw Object.assign(new Error(`${file} was deleted`), { loc, stack: '' });
  },
});
