import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hrefOf } from '../../addresses/address.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { sourceDir } from '../../content/source.ts';
import type { SearchSettings } from '../../search/settings.ts';

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
