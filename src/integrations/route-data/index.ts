import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type RouteData, routeDataPath } from '../../addresses/route-data.ts';
import { type BuiltPage, builtPages } from '../built-pages.ts';
import type { FileWriter } from '../files.ts';
import { writeFiles } from '../write-file.ts';
import { routeDataOf } from './of-page.ts';

/**
 * Writes the data of each page: what the router swaps in, without the styles and the frame that all pages share. It's
 * cut from the finished page, so that both always say the same.
 */
export function routeData(): FileWriter {
  return {
    name: 'route-data',
    async write(out, logger) {
      const pages = [...(await builtPages(out)).values()].filter(({ address }) => address !== '/404');
      let written = 0;
      for (const page of pages) {
        const files = filesOf(page, out);
        writeFiles(out, files);
        written += files.size;
      }
      logger.info(`${written} files for the router`);
    },
  };
}

/** A page's files, by path. */
function filesOf({ address, file, redirect }: BuiltPage, out: string): Map<string, string> {
  const page = routeDataOf(readFileSync(join(out, file), 'utf8'));
  // A redirect's data is empty, which the router takes for "not a page", because a missing file would be an error in the
  // reader's console.
  if (!page && !redirect) return new Map();
  const { data, rest } = page ?? { data: { styles: [], html: '' }, rest: [] };
  const path = routeDataPath(address, '/');
  if (rest.length === 0) return new Map([[path, JSON.stringify(data)]]);
  // The digest keeps the top of one build and the rest of another apart.
  const digest = createHash('sha256').update(rest.join()).digest('hex').slice(0, 8);
  const restPath = path.replace(/json$/, `${digest}.json`);
  const all: RouteData = { ...data, rest: basename(restPath) };
  return new Map([
    [restPath, JSON.stringify(rest)],
    [path, JSON.stringify(all)],
  ]);
}
