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

/** Where readers can go when a search finds nothing: the first page of the docs, and the list of tasks. */
export function searchStarts({ site }: Pick<LoadedConfig, 'site'>): SearchSettings['starts'] {
  const [version] = site.versions;
  if (!version) return [{ label: 'Home page', href: hrefOf('/', site) }];
  const start = { label: 'Documentation start page', href: hrefOf(version.path, site) };
  if (!existsSync(join(sourceDir, version.dir, `${TASKS}.mdx`))) return [start];
  return [start, { label: 'Task index', href: hrefOf(`${version.path}/${TASKS}`, site) }];
}

/** Where readers report a search without results: `issueUrl`, the chat, or the page that leads to the community. */
export function searchReport({ site }: Pick<LoadedConfig, 'site'>): string {
  const configured = site.issueUrl ?? site.chatUrl;
  if (configured !== undefined) return configured;
  const version = site.versions.find(({ dir }) => existsSync(join(sourceDir, dir, `${COMMUNITY}.mdx`)));
  return hrefOf(version ? `${version.path}/${COMMUNITY}` : '/', site);
}
