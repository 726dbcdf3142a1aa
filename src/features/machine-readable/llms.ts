import GithubSlugger from 'github-slugger';
import { absoluteUrl, docAddress, twinAddress } from '../../config/address.ts';
import type { Sidebars } from '../../config/sidebars.ts';
import type { Site } from '../../config/site.ts';
import { readingOrder, resolveSidebar } from '../../content/navigation.ts';
import type { SitePage } from '../../content/page-value.ts';
import { asTyped } from './html-inline.ts';

export interface Section {
  label: string;
  /** The full address of its own list, and where that is: `/llms/signing-and-certificates.txt`. */
  url: string;
  file: string;
  /** The canonical addresses of its pages. */
  addresses: readonly string[];
  /** Their titles and descriptions, and the full addresses of their Markdown twins. */
  pages: ReadonlyArray<{ title: string; description: string; url: string }>;
}

/** Titles per section in `llms.txt`, which a model reads as a whole. */
const TITLES_PER_SECTION = 12;

/** A section's own list: every page with its description. */
export function llmsSection({ label, pages }: Pick<Section, 'label' | 'pages'>): string {
  const lines = pages.map(
    ({ title, url, description }) => `- [${title}](${url})${description && `: ${description}`}`,
  );
  return `# ${label}\n\n${lines.join('\n')}\n`;
}

/**
 * `llms.txt`: what the site is, its sections, and their first pages (https://llmstxt.org).
 * @param agents the whole address of the rules for assistants, where the site has them
 */
export function llmsIndex(
  site: { title: string; tagline?: string | undefined },
  sections: ReadonlyArray<Pick<Section, 'label' | 'url' | 'pages'>>,
  agents?: string,
): string {
  const list = ({ url: whole, pages }: (typeof sections)[number]) =>
    [
      ...pages.slice(0, TITLES_PER_SECTION).map(({ title, url }) => `- [${title}](${url})`),
      `- [${pages.length === 1 ? 'With its description' : `All ${pages.length} pages, with descriptions`}](${whole})`,
    ].join('\n');
  return `${[
    `# ${site.title}`,
    ...(site.tagline === undefined ? [] : [`> ${site.tagline}`]),
    'Every page is also served as Markdown, at its address followed by `.md`. `llms-full.txt` has all of them in one file.',
    'Each section lists its first pages, and links to a list of all its pages with descriptions.',
    ...(agents === undefined
      ? []
      : [`Before you write code for the C2PA SDKs, read the [rules for assistants](${agents}).`]),
    ...sections
      .filter(({ pages }) => pages.length > 0)
      .flatMap((section) => [`## ${section.label}`, list(section)]),
  ].join('\n\n')}\n`;
}

/** `llms-full.txt`: every page in reading order. */
export function llmsFull(twins: readonly string[]): string {
  return twins
    .map((twin) => twin.trimEnd())
    .join('\n\n---\n\n')
    .concat('\n');
}

/**
 * Every page that has a Markdown twin, in reading order: the site's own pages, then
 * each version's sidebar (a section for each category, and one for the pages outside them), then all others.
 */
export function sectionsOf(
  site: Site,
  sidebars: Sidebars,
  all: ReadonlyArray<Pick<SitePage, 'address' | 'title' | 'label' | 'description' | 'markdown'>>,
): Section[] {
  const pages = new Map(all.map((page) => [page.address, page]));
  const left = new Set(all.filter(({ markdown }) => markdown !== undefined).map(({ address }) => address));
  const names = new GithubSlugger();
  const section = (label: string, wanted: Iterable<string>): Section => {
    const addresses = [...wanted].filter((address) => left.delete(address));
    const file = `/llms/${names.slug(label)}.txt`;
    return {
      label,
      file,
      url: absoluteUrl(file, site),
      addresses,
      pages: addresses.map((address) => {
        const { title = address, description = '' } = pages.get(address) ?? {};
        return {
          title: asTyped(title),
          description: asTyped(description),
          url: absoluteUrl(twinAddress(address), site),
        };
      }),
    };
  };
  const sections = [section('Start here', ['/', ...site.versions.map(({ path }) => path)])];
  for (const version of site.versions) {
    const prefix = site.versions.length > 1 ? `${version.label}: ` : '';
    for (const name of version.sidebars) {
      const nodes = resolveSidebar(sidebars[name] ?? [], (id) => {
        const address = docAddress(version.path, id);
        return { address, label: pages.get(address)?.label ?? id };
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
