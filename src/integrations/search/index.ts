import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { canonicalAddress } from '../../addresses/address.ts';
import { ContentCache, contentKey } from '../../build-cache/content-cache.ts';
import { digestOf } from '../../build-cache/digest.ts';
import { MANIFEST } from '../../search/format.ts';
import { type BuiltPage, type BuiltPages, builtPages } from '../built-pages.ts';
import type { SiteData } from '../configuration.ts';
import { keptFiles, siteKey } from '../kept-files.ts';
import { sectionsOf } from '../machine-readable/sections.ts';
import { renameAside } from '../output.ts';
import { indexFiles } from './index-files.ts';
import { type SearchRecord, searchRecords } from './records.ts';
import { averageLength, type SectionTerms, sectionTerms } from './terms.ts';

/** The records of every page on the built site that the search covers. @param out the folder with the pages */
export const builtRecords = async (data: SiteData, out: string): Promise<SearchRecord[]> =>
  siteRecords(data, await builtPages(out), async ({ file }) => readFileSync(join(out, file), 'utf8'));

/** The records of every page that the search covers. @param read returns a page's HTML */
export async function siteRecords(
  { site, sidebars, locale }: SiteData,
  pages: BuiltPages,
  read: (page: BuiltPage) => Promise<string>,
): Promise<SearchRecord[]> {
  const sections = sectionsOf(site, sidebars, pages);
  const labels = new Map(
    sections.flatMap(({ label, addresses }) => addresses.map((address) => [address, label] as const)),
  );
  const linked = linksBetween(site.base, pages);
  const sidebarLabels = labelsInSidebars(site.base, pages);
  const found = [...labels.keys()].flatMap((address) => pages.get(address) ?? []);
  return searchRecords(read, found, {
    language: locale.htmlLang,
    sectionOf: (address) => labels.get(address) ?? '',
    labelsOf: ({ address }) => [...(sidebarLabels.get(address) ?? [])],
    linkedOf: (address) => linked.get(address) ?? 0,
    versionOf: (address) =>
      // The longest path wins: /docs/2.0 is below /docs.
      site.versions
        .filter(({ path }) => `${address}/`.startsWith(`${path}/`))
        .sort((a, b) => b.path.length - a.path.length)[0]?.name ?? '',
  });
}

/** How many other pages link to each page in their text. */
function linksBetween(base: string, pages: BuiltPages): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { address, links } of pages.values()) {
    const targets = links
      .filter(({ place, href }) => place === 'main' && href.startsWith(base))
      .map(({ href }) => canonicalAddress(`/${href.slice(base.length).replace(/[?#].*$/, '')}`));
    for (const target of new Set(targets)) {
      if (target !== address) counts.set(target, (counts.get(target) ?? 0) + 1);
    }
  }
  return counts;
}

/** The labels of each page in the sidebars: its own, and that of a category that it opens. */
function labelsInSidebars(base: string, pages: BuiltPages): Map<string, Set<string>> {
  const labels = new Map<string, Set<string>>();
  for (const { links } of pages.values()) {
    for (const { place, href, text } of links) {
      if (place !== 'sidebar') continue;
      const address = canonicalAddress(`/${href.slice(base.length)}`);
      const own = labels.get(address);
      if (own) own.add(text);
      else labels.set(address, new Set([text]));
    }
  }
  return labels;
}

/** The code that turns records into terms, with the package that finds the stems of words. */
const CODE = ['src/integrations/search/*.ts', 'src/search/*.ts', 'package-lock.json'];

/** The terms of all sections. Those of a page whose text didn't change are from an earlier build. */
async function cachedTerms(records: readonly SearchRecord[]) {
  const cache = new ContentCache<SectionTerms[]>('search-terms', digestOf(process.cwd(), CODE), 20);
  const average = averageLength(records);
  const all = new Map<SearchRecord, SectionTerms>();
  for (const page of Map.groupBy(records, ({ pageAddress }) => pageAddress).values()) {
    const terms = await cache.take(contentKey(average, page), () =>
      page.map((record) => sectionTerms(record, average)),
    );
    page.forEach((record, index) => void all.set(record, terms[index] as SectionTerms));
  }
  return (record: SearchRecord) => all.get(record) ?? sectionTerms(record, average);
}

/** Writes the embedded search's index after all pages are written. */
export function searchIndex(data: SiteData, sourceDir: string): AstroIntegration {
  const write = keptFiles('search-index', '1');
  return {
    name: 'search-index',
    hooks: {
      async 'astro:build:done'({ dir, logger }) {
        const start = performance.now();
        const out = fileURLToPath(dir);
        const written = await write(out, await siteKey(data, sourceDir, out), async () => {
          const records = await builtRecords(data, out);
          const files = indexFiles(records, await cachedTerms(records));
          const [block = ''] = [...files.keys()].filter((path) => path !== MANIFEST);
          renameAside(join(out, dirname(block)), (name) => /^search-[0-9a-f]+$/.test(name));
          return files;
        });
        logger.info(`${written} files in ${Math.round(performance.now() - start)} ms`);
      },
    },
  };
}
