import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, type Manifest, openIndex } from '@content-credentials/search/load';
import type { Body, SearchPage } from '@content-credentials/search/sections';

const reader = (dir: string) => (path: string) => JSON.parse(readFileSync(join(dir, path), 'utf8'));

/** The search of a built site, as a browser loads it. */
export const builtSearch = (dir: string) => openIndex(async (path) => reader(dir)(path)).all();

/** The pages in a built site's index. */
export function indexedPages(dir: string): Array<SearchPage & { body: Body }> {
  const read = reader(dir);
  const { names, bodies }: Manifest = read(MANIFEST);
  const texts: Body[] = read(bodies);
  return read(names).map((page: SearchPage, index: number) => ({ ...page, body: texts[index] }));
}
