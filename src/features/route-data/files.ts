import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { divide } from './divide.ts';
import { type RouteData, routeDataPath } from './places.ts';

/**
 * A page's data by path: what the router swaps in, without the styles and the frame that all pages share. The rest of a long
 * page is in a file of its own.
 */
export function routeFiles(address: string, data: Omit<RouteData, 'rest'>): Map<string, string> {
  const path = routeDataPath(address, '/').slice(1);
  const main = data.html.indexOf('<main');
  const { top, rest } = divide(data.html.slice(main));
  if (rest.length === 0) return new Map([[path, JSON.stringify(data)]]);
  const text = JSON.stringify(rest);
  // The digest keeps the top of one build and the rest of another apart.
  const restPath = path.replace(/json$/, `${hash('sha256', text, 'hex').slice(0, 8)}.json`);
  const all: RouteData = { ...data, html: data.html.slice(0, main) + top, rest: basename(restPath) };
  return new Map([
    [restPath, text],
    [path, JSON.stringify(all)],
  ]);
}
