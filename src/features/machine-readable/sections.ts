import GithubSlugger from 'github-slugger';
import { absoluteUrl, docAddress, twinAddress } from '../../config/address.ts';
import type { Sidebars } from '../../config/sidebars.ts';
import type { Site } from '../../config/site.ts';
import { readingOrder, resolveSidebar } from '../../content/navigation.ts';
import type { SitePage } from '../../content/page-value.ts';
import type { ListedPage, ListedSection } from './llms.ts';

/** A section with the canonical addresses of its pages. */
export interface Section extends ListedSection {
  addresses: readonly string[];
  /** The address of its own list, `/llms/signing-and-certificates.txt`. */
  file: string;
}

/**
 * Every page that has a Markdown twin and isn't excluded from search, in reading order: the site's own pages, then
 * each version's sidebar (a section for each category, and one for the pages outside them), then all others.
 */
export function sectionsOf(
  site: Site,
  sidebars: Sidebars,
  all: ReadonlyArray<Pick<SitePage, 'address' | 'title' | 'description' | 'noIndex' | 'markdown'>>,
): Section[] {
  const pages = new Map(all.map((page) => [page.address, page]));
  const left = new Set(
    all.filter(({ markdown, noIndex }) => markdown !== undefined && !noIndex).map(({ address }) => address),
  );
  const names = new GithubSlugger();
  const section = (label: string, wanted: Iterable<string>): Section => {
    const addresses = [...wanted].filter((address) => left.delete(address));
    const file = `/llms/${names.slug(label)}.txt`;
    return {
      label,
      file,
      url: absoluteUrl(file, site),
      addresses,
      pages: addresses.map((address): ListedPage => {
        const { title = address, description = '' } = pages.get(address) ?? {};
        return { title, description, url: absoluteUrl(twinAddress(address), site) };
      }),
    };
  };
  const sections = [section('Start here', ['/', ...site.versions.map(({ path }) => path)])];
  for (const version of site.versions) {
    const prefix = site.versions.length > 1 ? `${version.label}: ` : '';
    for (const name of version.sidebars) {
      const nodes = resolveSidebar(sidebars[name] ?? [], (id) => {
        const address = docAddress(version.path, id);
        return { address, label: pages.get(address)?.title ?? id };
      });
      const single = nodes.filter(({ items }) => items === undefined);
      sections.push(
        section(
          `${prefix}Overview`,
          readingOrder(single).map(({ address }) => address),
        ),
      );
      for (const node of nodes.filter(({ items }) => items !== undefined)) {
        sections.push(
          section(
            prefix + node.label,
            readingOrder([node]).map(({ address }) => address),
          ),
        );
      }
    }
  }
  sections.push(section('More', [...left].sort()));
  return sections.filter(({ addresses }) => addresses.length > 0);
}
