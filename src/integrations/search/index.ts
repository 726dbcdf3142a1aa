import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { canonicalAddress } from '../../addresses/address.ts';
import { type BuiltPage, type BuiltPages, builtPages } from '../built-pages.ts';
import type { SiteData } from '../configuration.ts';
import { sectionsOf } from '../machine-readable/sections.ts';
import { writeFiles } from '../write-file.ts';
import { indexFiles } from './index-files.ts';
import { type SearchRecord, searchRecords } from './records.ts';
import { averageLength, sectionTerms } from './terms.ts';

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

/** The terms of a section among all records. */
function termsOf(records: readonly SearchRecord[]) {
  const average = averageLength(records);
  return (record: SearchRecord) => sectionTerms(record, average);
}

/** Writes the embedded search's index after all pages are written. */
export function searchIndex(data: SiteData): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      async 'astro:build:done'({ dir, logger }) {
        const start = performance.now();
        const out = fileURLToPath(dir);
        const records = await builtRecords(data, out);
        const files = indexFiles(records, termsOf(records));
        writeFiles(out, files);
        logger.info(`${files.size} files in ${Math.round(performance.now() - start)} ms`);
      },
    },
  };
}
