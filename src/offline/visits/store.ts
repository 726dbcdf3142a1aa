import { base, build } from 'virtual:service-worker';
import { cacheName, type Kind, prefixOf } from './names.ts';

/** The maximum number of stored pages. When it's exceeded, the least recently visited page is removed. */
const MOST_PAGES = 200;

export const cacheOf = (kind: Kind, of = build): Promise<Cache> => caches.open(cacheName(base, of, kind));

/** Builds other than this one that have caches, in the order in which they were stored. */
async function otherBuilds(): Promise<string[]> {
  const prefix = prefixOf(base);
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const builds = names.map((name) => name.slice(prefix.length).split(':')[0] ?? '');
  return [...new Set(builds)].filter((one) => one !== build);
}

/** The previous build, if the reader visited it. */
export const earlierBuild = async (): Promise<string | undefined> => (await otherBuilds()).at(-1);

/**
 * Deletes what older builds stored. The previous build stays until the next one: its pages may still be open and load
 * scripts by its names.
 */
export async function dropOlder(): Promise<void> {
  const older = (await otherBuilds()).slice(0, -1);
  await Promise.all(
    older.flatMap((one) =>
      (['pages', 'files', 'tools'] as const).map((kind) => caches.delete(cacheName(base, one, kind))),
    ),
  );
}

/** A stored response of this build, or otherwise of the previous one. */
export async function find(kind: Kind, address: string): Promise<Response | undefined> {
  const earlier = await earlierBuild();
  for (const one of earlier === undefined ? [build] : [build, earlier]) {
    // One address has one response: a page's Markdown form is never stored.
    const found = await (await cacheOf(kind, one)).match(address, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** Removes the least recently visited page. @returns false if there aren't any */
async function dropOldestPage(): Promise<boolean> {
  const earlier = await earlierBuild();
  for (const one of earlier === undefined ? [build] : [earlier, build]) {
    const pages = await cacheOf('pages', one);
    const [oldest] = await pages.keys();
    if (oldest) return pages.delete(oldest);
  }
  return false;
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Stores a response. If the browser runs out of space, the oldest pages are removed. @throws DOMException if none are
 * left
 */
export async function keep(kind: 'pages' | 'files', address: string, answer: Response): Promise<void> {
  const cache = await cacheOf(kind);
  // The newest entry goes last, even if it was there before.
  if (kind === 'pages') await cache.delete(address);
  for (;;) {
    try {
      await cache.put(address, answer.clone());
      break;
    } catch (error) {
      if (!isFull(error) || !(await dropOldestPage())) throw error;
    }
  }
  if (kind === 'pages' && (await cache.keys()).length > MOST_PAGES) await dropOldestPage();
}
