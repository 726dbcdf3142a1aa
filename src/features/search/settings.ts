import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hrefOf } from '../../config/address.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { toolAddress } from '../../config/tool-pages.ts';
import { sourceDir } from '../../content/source.ts';

export interface Link {
  label: string;
  href: string;
}
export type SearchSettings = ReturnType<typeof searchSettings>;

/** What the search needs to know about the site. It's in `virtual:search`, and fetched with the search. */
export function searchSettings({ site }: Pick<LoadedConfig, 'site'>) {
  const { base, trailingSlash, issueUrl, chatUrl, tools } = site;
  const { algolia, searchPagePath } = site.search;
  const { path = '', dir = '', name = '' } = site.versions[0] ?? {};
  const link = (label: string, address: string): Link => ({ label, href: hrefOf(address, site) });
  /** A link to a page, if the site has it. */
  const doc = (label: string, id: string): Link[] =>
    existsSync(join(sourceDir, dir, `${id}.mdx`))
      ? [link(label, `${path}/${id.replace(/\/index$/, '')}`)]
      : [];
  const inspector = tools.includes('inspect') ? [link('Inspect a file', toolAddress('inspect'))] : [];
  return {
    base,
    trailingSlash,
    /** The results page, as a link. */
    page: hrefOf(`/${searchPagePath}`, site),
    /** What an empty dialog offers, besides recent pages. */
    start: {
      'Start from': [
        link('Documentation start page', path || '/'),
        ...doc('Sample programs by task', 'manifest/tasks'),
        ...doc('Error messages', 'errors/index'),
      ],
      Tools: [...inspector, ...doc('Look up a status code', 'codes/index')],
    },
    /** Where readers report a search without results: an address with `{title}`, the chat, or the community page. */
    report: issueUrl ?? chatUrl ?? doc('Community', 'community-resources')[0]?.href ?? hrefOf('/', site),
    /** Records name whole addresses. The version is the one to search outside of the docs. */
    ...(algolia && { algolia: { ...algolia, home: site.url + base, version: name } }),
  };
}
