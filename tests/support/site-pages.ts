import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An HTML file of a built site. */
export interface PageFile {
  /** Relative to the output folder: `docs/faqs.html`. */
  file: string;
  /** The page's address, including the base path: `/docs/faqs`. */
  address: string;
  kind: 'page' | 'redirect' | 'not-found';
  html: string;
}

/** The output folder of the build under test. */
export const builtDir = process.env.SITE_OUT ?? 'dist';

/**
 * Every HTML file below `dir`, by address.
 * @throws Error if there's no built site
 */
export function listPages(dir = builtDir): PageFile[] {
  const files = globSync('**/*.html', { cwd: dir }).map((file) => file.replaceAll('\\', '/'));
  if (!files.includes('index.html')) throw new Error(`${dir} doesn't have a built site. Run: npm run build`);
  return (
    files
      .map((file) => ({ file, html: readFileSync(join(dir, file), 'utf8') }))
      // Samples and static folders can contain HTML files that aren't pages of the site.
      .filter(({ html }) => html.includes('data-base='))
      .map(({ file, html }) => {
        return {
          file,
          address: addressOf(file, /data-base="([^"]+)"/.exec(html)?.[1]),
          kind: kindOf(file, html),
          html,
        };
      })
      .sort((a, b) => (a.address < b.address ? -1 : 1))
  );
}

/** `docs/faqs.html` is /docs/faqs; a folder's index.html is the folder with a trailing slash. */
export function addressOf(file: string, base = '/'): string {
  return base + file.replace(/(?<=^|\/)index\.html$|\.html$/, '');
}

function kindOf(file: string, html: string): PageFile['kind'] {
  if (file === '404.html') return 'not-found';
  return /<meta[^>]*http-equiv="refresh"/i.test(html) ? 'redirect' : 'page';
}
