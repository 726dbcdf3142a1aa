import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hrefOf } from '../../addresses/address.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { sourceDir } from '../../content/source.ts';
import type { SearchSettings } from '../../search/settings.ts';

/** The page where readers find the people behind the docs; a site may not have it. */
const COMMUNITY = 'community-resources';

/** The page that lists every task; a site may not have it. */
const TASKS = 'manifest/tasks';

/** The page that finds error messages; a site may not have it. */
const ERRORS = 'errors/index';

/** Where readers can go when a search finds nothing: the first page of the docs, the list of tasks, and the messages. */
export function searchStarts({ site }: Pick<LoadedConfig, 'site'>): SearchSettings['starts'] {
  const [version] = site.versions;
  if (!version) return [{ label: 'Home page', href: hrefOf('/', site) }];
  const start = { label: 'Documentation start page', href: hrefOf(version.path, site) };
  const more = [
    { label: 'Task index', page: TASKS },
    { label: 'Error messages', page: ERRORS },
  ].filter(({ page }) => existsSync(join(sourceDir, version.dir, `${page}.mdx`)));
  return [
    start,
    ...more.map(({ label, page }) => ({
      label,
      href: hrefOf(`${version.path}/${page.replace(/\/index$/, '')}`, site),
    })),
  ];
}

/** Where readers report a search without results: `issueUrl`, the chat, or the page that leads to the community. */
export function searchReport({ site }: Pick<LoadedConfig, 'site'>): string {
  const configured = site.issueUrl ?? site.chatUrl;
  if (configured !== undefined) return configured;
  const version = site.versions.find(({ dir }) => existsSync(join(sourceDir, dir, `${COMMUNITY}.mdx`)));
  return hrefOf(version ? `${version.path}/${COMMUNITY}` : '/', site);
}
