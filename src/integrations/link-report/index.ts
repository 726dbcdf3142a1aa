import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { canonicalAddress } from '../../addresses/address.ts';
import { compiledPages } from '../../content/written-pages.ts';
import { builtPages } from '../built-pages.ts';
import type { SiteData } from '../configuration.ts';
import { addressOfFile } from '../doc-files.ts';
import { servedFiles } from '../hosting/files.ts';
import { configLinks } from './config-links.ts';
import { findBroken } from './find-broken.ts';
import { pagesOfOtherLocales } from './other-locales.ts';
import { reportBroken } from './report-broken.ts';
import { addressResolver } from './resolve.ts';

/**
 * Reports broken links and anchors (spec §5) once all pages and files are written, so it comes after every
 * integration that writes any.
 */
export function linkReport({ site, sidebars, redirects, locale }: SiteData): AstroIntegration {
  return {
    name: 'link-report',
    hooks: {
      async 'astro:build:done'({ dir }) {
        const out = fileURLToPath(dir);
        const files = await servedFiles(out);
        const pages = await builtPages(out);
        const others = [
          ...files.flatMap((file) => [`/${file}`, canonicalAddress(`/${file}`)]),
          ...redirects.map(({ from }) => from),
        ];
        const broken = findBroken({
          written: compiledPages().flatMap((record) => {
            const address = addressOfFile(record.file, site.versions);
            return address === undefined ? [] : [{ address, record }];
          }),
          config: configLinks(site, sidebars, redirects),
          pages,
          others: new Set([...others, ...pagesOfOtherLocales(site, locale, [...pages.keys()])]),
          toAddress: addressResolver(site),
        });
        reportBroken(broken, site);
      },
    },
  };
}
