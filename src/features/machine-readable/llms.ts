import GithubSlugger from 'github-slugger';
import { absoluteUrl, docAddress, twinAddress } from '../../config/address.ts';
import type { Sidebars } from '../../config/sidebars.ts';
import type { Site } from '../../config/site.ts';
import { readingOrder, resolveSidebar } from '../../content/navigation.ts';
import type { SitePage } from '../../content/page-value.ts';
import type { SidebarNode } from '../../layout/data.ts';
import { asTyped } from './html-to-markdown.ts';

type Page = Pick<SitePage, 'address' | 'title' | 'label' | 'description' | 'markdown'>;

export interface Section {
  label: string;
  /** The address of its own list: `/llms/signing-and-certificates.txt`. */
  file: string;
  pages: readonly Page[];
}

/** Titles per section in `llms.txt`, which a model reads as a whole. */
const TITLES_PER_SECTION = 12;

const linkTo = ({ address, title }: Page, site: Site): string =>
  `- [${asTyped(title)}](${absoluteUrl(twinAddress(address), site)})`;

/** A section's own list: every page with its description. */
export function llmsSection({ label, pages }: Section, site: Site): string {
  const lines = pages.map(
    (page) => linkTo(page, site) + (page.description && `: ${asTyped(page.description)}`),
  );
  return `# ${label}\n\n${lines.join('\n')}\n`;
}

/**
 * `llms.txt`: what the site is, its sections, and their first pages (https://llmstxt.org).
 * @param agents the whole address of the rules for assistants, where the site has them
 */
export function llmsIndex(site: Site, sections: readonly Section[], agents?: string): string {
  const list = ({ file, pages }: Section) =>
    [
      ...pages.slice(0, TITLES_PER_SECTION).map((page) => linkTo(page, site)),
      `- [${pages.length === 1 ? 'With its description' : `All ${pages.length} pages, with descriptions`}](${absoluteUrl(file, site)})`,
    ].join('\n');
  return `${[
    `# ${site.title}`,
    ...(site.tagline === undefined ? [] : [`> ${site.tagline}`]),
    'Every page is also served as Markdown, at its address followed by `.md`. `llms-full.txt` has all of them in one file.',
    'Each section lists its first pages, and links to a list of all its pages with descriptions.',
    ...(agents === undefined
      ? []
      : [`Before you write code for the C2PA SDKs, read the [rules for assistants](${agents}).`]),
    ...sections.flatMap((section) => [`## ${section.label}`, list(section)]),
  ].join('\n\n')}\n`;
}

/** `llms-full.txt`: every page in reading order. */
export const llmsFull = (sections: readonly Section[]): string =>
  `${sections.flatMap(({ pages }) => pages.map(({ markdown = '' }) => markdown.trimEnd())).join('\n\n---\n\n')}\n`;

/**
 * Every page that has a Markdown twin, in reading order: the site's own pages, then
 * each version's sidebar (a section for each category, and one for the pages outside them), then all others.
 */
export function sectionsOf(site: Site, sidebars: Sidebars, all: readonly Page[]): Section[] {
  const left = new Map(
    all.filter(({ markdown }) => markdown !== undefined).map((page) => [page.address, page]),
  );
  const labels = new Map(all.map(({ address, label }) => [address, label]));
  const names = new GithubSlugger();
  const section = (label: string, wanted: readonly string[]): Section => {
    const pages = wanted.flatMap((address) => left.get(address) ?? []);
    for (const address of wanted) left.delete(address);
    return { label, file: `/llms/${names.slug(label)}.txt`, pages };
  };
  const ofNodes = (label: string, nodes: readonly SidebarNode[]) =>
    section(
      label,
      readingOrder(nodes).map(({ address }) => address),
    );
  const sections = [section('Start here', ['/', ...site.versions.map(({ path }) => path)])];
  for (const version of site.versions) {
    const prefix = site.versions.length > 1 ? `${version.label}: ` : '';
    for (const name of version.sidebars) {
      const nodes = resolveSidebar(sidebars[name] ?? [], (id) => {
        const address = docAddress(version.path, id);
        return { address, label: labels.get(address) ?? id };
      });
      const [single, categories] = [nodes.filter(({ items }) => !items), nodes.filter(({ items }) => items)];
      sections.push(ofNodes(`${prefix}Overview`, single));
      for (const node of categories) sections.push(ofNodes(prefix + node.label, [node]));
    }
  }
  sections.push(section('More', [...left.keys()].sort()));
  return sections.filter(({ pages }) => pages.length > 0);
}
