import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hrefOf } from '../../addresses/address.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { toolAddress } from '../../config/tool-pages.ts';
import { sourceDir } from '../../content/source.ts';
import type { Link, SearchSettings } from './pages.ts';

/** Pages to start from, of those that the site has. */
const STARTS = [
  { label: 'Task index', id: 'manifest/tasks' },
  { label: 'Error messages', id: 'errors/index' },
];
const CODES = { label: 'Look up a status code', id: 'codes/index' };
/** Where readers find the people behind the docs. */
const COMMUNITY = { label: 'Community', id: 'community-resources' };

/** What the search needs to know about the site. It's in `virtual:search`, and fetched with the search. */
export function searchSettings({ site }: Pick<LoadedConfig, 'site'>): SearchSettings {
  const { algolia, searchPagePath } = site.search;
  const [version] = site.versions;
  const href = (address: string) => hrefOf(address, site);
  const linksTo = (pages: ReadonlyArray<{ label: string; id: string }>): Link[] =>
    site.versions
      .slice(0, 1)
      .flatMap(({ dir, path }) =>
        pages
          .filter(({ id }) => existsSync(join(sourceDir, dir, `${id}.mdx`)))
          .map(({ label, id }) => ({ label, href: href(`${path}/${id.replace(/\/index$/, '')}`) })),
      );
  const hasInspector = site.tools.includes('inspect');
  return {
    page: href(`/${searchPagePath}`),
    starts: [
      version
        ? { label: 'Documentation start page', href: href(version.path) }
        : { label: 'Home page', href: href('/') },
      ...linksTo(STARTS),
    ],
    actions: [
      ...(hasInspector ? [{ label: 'Inspect a file', href: href(toolAddress('inspect')) }] : []),
      ...linksTo([CODES]),
    ],
    report: site.issueUrl ?? site.chatUrl ?? linksTo([COMMUNITY])[0]?.href ?? href('/'),
    ...(algolia && {
      algolia: { ...algolia, home: site.url + site.base, version: version?.name ?? '' },
    }),
  };
}
