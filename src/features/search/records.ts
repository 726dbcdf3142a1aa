import { hash } from 'node:crypto';
import { site } from 'virtual:site';
import { MANIFEST, type Manifest } from '@content-credentials/search/load';
import type { Body } from '@content-credentials/search/sections';
import type { SitePage } from '../../content/page-value.ts';
import { MESSAGE_ID } from '../../ui/text.ts';

function nameOf({ address, title, kind, description, aliases, asked, label, ...page }: SitePage) {
  const version = site.versions.length > 1 ? page.version : '';
  return {
    address,
    title,
    section: [version, page.section].filter(Boolean).join(': '),
    kind,
    description,
    aliases: label === undefined || label === title ? aliases : [...aliases, label],
    asked,
    headings: page.sections.slice(1).map((section) => section.title),
  };
}

/** A page, and each of its messages as a page of its own: on a page of hundreds, a message isn't found by its words. */
function withMessages(page: SitePage): SitePage[] {
  const isMessage = ({ id }: SitePage['sections'][number]) => id.startsWith(MESSAGE_ID);
  return [
    { ...page, sections: page.sections.filter((one) => !isMessage(one)) },
    ...page.sections.filter(isMessage).map(({ id, title, text }) => ({
      ...page,
      address: `${page.address}#${id}`,
      title: title.replaceAll('`', ''),
      description: '',
      label: undefined,
      aliases: [],
      asked: [],
      sections: [{ id: '', title: '', text: `${text}\n${title}` }],
    })),
  ];
}

/** The index's files by their path below the base, with the pages of the docs. */
export function indexFiles(pages: readonly SitePage[]): Map<string, string> {
  const files = new Map<string, string>();
  /** Adds a file whose name changes with its content, in the folder that hosts let browsers keep for a year. */
  const add = (name: string, value: unknown): string => {
    const text = JSON.stringify(value);
    const path = `_astro/search-${name}.${hash('sha256', text, 'hex').slice(0, 10)}.json`;
    files.set(path, text);
    return path;
  };
  const found = pages.filter(({ kind, noIndex }) => kind !== undefined && !noIndex).flatMap(withMessages);
  const bodies = found.map(({ sections }): Body => {
    return { ids: sections.slice(1).map(({ id }) => id), texts: sections.map(({ text }) => text) };
  });
  const manifest: Manifest = { names: add('names', found.map(nameOf)), bodies: add('bodies', bodies) };
  return files.set(MANIFEST, JSON.stringify(manifest));
}
