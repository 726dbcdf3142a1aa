import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * A page requested just after its file was deleted is treated as an error in the page. Otherwise, the error would be
 * in Vite, and Astro would highlight Vite's 36,000 lines for the overlay, which blocks all requests for 5 s.
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
