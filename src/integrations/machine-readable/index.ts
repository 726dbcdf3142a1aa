import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { absoluteUrl, twinAddress } from '../../content/address.ts';
import { allRecords } from '../../content/markdown/record.ts';
import { builtPages } from '../built-pages.ts';
import type { SiteData } from '../configuration.ts';
import { addressOfFile } from '../doc-files.ts';
import { llmsFull, llmsIndex } from './llms.ts';
import { sectionsOf } from './sections.ts';
import { robots, sitemap } from './sitemap.ts';
import { markdownTwins } from './twins.ts';

/**
 * Writes what programs read: a Markdown twin of every page, `llms.txt`, `llms-full.txt`, `sitemap.xml` and
 * `robots.txt`. All of it is made from the finished pages and their sources.
 */
export function machineReadable({ site, sidebars }: SiteData, sourceDir: string): AstroIntegration {
  return {
    name: 'machine-readable',
    hooks: {
      async 'astro:build:done'({ dir }) {
        const outDir = fileURLToPath(dir);
        const pages = await builtPages(outDir);
        const records = new Map(
          allRecords().flatMap((record) => {
            const address = addressOfFile(record.file, site.versions);
            return address === undefined ? [] : [[address, record] as const];
          }),
        );
        const twins = await markdownTwins({ site, sourceDir, outDir, pages, records });
        const sections = sectionsOf(site, sidebars, pages);
        const inOrder = sections.flatMap(({ addresses }) => addresses.map((address) => twins.get(address) ?? ''));

        const files = new Map([...twins].map(([address, twin]) => [twinAddress(address), twin]));
        files.set('/llms.txt', llmsIndex(site, sections));
        files.set('/llms-full.txt', llmsFull(inOrder));
        files.set('/sitemap.xml', sitemap(pages));
        files.set('/robots.txt', robots({ noIndex: site.noIndex, sitemapUrl: absoluteUrl('/sitemap.xml', site) }));
        for (const [address, text] of files) {
          const path = join(outDir, address);
          // A file of the same name in a static folder is the operator's own wording.
          if (existsSync(path)) continue;
          await mkdir(dirname(path), { recursive: true });
          await writeFile(path, text);
        }
      },
    },
  };
}
