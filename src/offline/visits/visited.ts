import { prefixOf, TOOLS_MARKER } from './names.ts';

/** A page on this device. */
export interface VisitedPage {
  address: string;
  title: string;
}

const base = document.documentElement.dataset.base ?? '/';

async function cachesOf(kind: 'pages' | 'tools'): Promise<Cache[]> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(prefixOf(base)) && name.endsWith(`:${kind}`),
  );
  return Promise.all(names.map((name) => caches.open(name)));
}

const titleOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').title.replace(/ \| [^|]*$/, '');

/** The stored pages without duplicates, most recently visited first. */
export async function visitedPages(): Promise<VisitedPage[]> {
  const found = new Map<string, string>();
  for (const cache of await cachesOf('pages'))
    for (const request of await cache.keys()) {
      const answer = await cache.match(request, { ignoreVary: true });
      if (!answer) continue;
      const { pathname } = new URL(request.url);
      found.delete(pathname);
      found.set(pathname, titleOf(await answer.text()) || pathname);
    }
  return [...found].map(([address, title]) => ({ address, title })).reverse();
}

/** The number of stored pages. */
export async function visitedCount(): Promise<number> {
  const keys = await Promise.all((await cachesOf('pages')).map((cache) => cache.keys()));
  return new Set(keys.flat().map(({ url }) => url)).size;
}

/** Whether all files of the tools are stored. */
export async function areToolsStored(): Promise<boolean> {
  const noted = await Promise.all((await cachesOf('tools')).map((cache) => cache.match(base + TOOLS_MARKER)));
  return noted.some((one) => one !== undefined);
}
