import { hash } from 'node:crypto';
import { site } from 'virtual:site';
import { type Body, MANIFEST, type Manifest, type SearchPage } from '@content-credentials/tools/search/pages';
import type { SitePage } from '../../page-data/site-page.ts';

function nameOf(page: SitePage): Omit<SearchPage, 'kind'> & Pick<SitePage, 'kind'> {
  const { address, title, kind, description, aliases, asked, label, sections } = page;
  const version = site.versions.length > 1 ? page.version : '';
  return {
    address,
    title,
    section: [version, page.section].filter(Boolean).join(': '),
    kind,
    description,
    aliases: label === undefined || label === title ? aliases : [...aliases, label],
    asked,
    headings: sections.slice(1).map((section) => section.title),
  };
}

const bodyOf = ({ sections }: SitePage): Body => ({
  ids: sections.slice(1).map(({ id }) => id),
  texts: sections.map(({ text }) => text),
});

/** A name that changes with the content, in the folder that hosts let browsers keep for a year. */
const pathOf = (name: string, text: string) =>
  `_astro/search-${name}.${hash('sha256', text, 'hex').slice(0, 10)}.json`;

/** The index's files by their path below the base, with the pages of the docs. */
export function indexFiles(pages: readonly SitePage[]): Map<string, string> {
  const found = pages.filter(({ kind, noIndex }) => kind !== undefined && !noIndex);
  const names = JSON.stringify(found.map(nameOf));
  const bodies = JSON.stringify(found.map(bodyOf));
  const manifest: Manifest = { names: pathOf('names', names), bodies: pathOf('bodies', bodies) };
  return new Map([
    [MANIFEST, JSON.stringify(manifest)],
    [manifest.names, names],
    [manifest.bodies, bodies],
  ]);
}
