import { base, build } from 'virtual:service-worker';
import { cacheName, type Kind, prefixOf } from './names.ts';

/** More pages than this aren't kept; the one that was visited longest ago makes room. */
const MOST_PAGES = 200;

export const cacheOf = (kind: Kind, of = build): Promise<Cache> => caches.open(cacheName(base, of, kind));

/** Builds with caches other than this one, in the order in which they were kept. */
async function otherBuilds(): Promise<string[]> {
  const prefix = prefixOf(base);
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const builds = names.map((name) => name.slice(prefix.length).split(':')[0] ?? '');
  return [...new Set(builds)].filter((one) => one !== build);
}

/** The build before this one, if a reader visited it. */
export const earlierBuild = async (): Promise<string | undefined> => (await otherBuilds()).at(-1);

/**
 * Deletes what older builds kept. The build before this one stays until the next: pages of it may still be open, and
 * load scripts with its names.
 */
export async function dropOlder(): Promise<void> {
  const older = (await otherBuilds()).slice(0, -1);
  await Promise.all(
    older.flatMap((one) =>
      (['pages', 'files', 'tools'] as const).map((kind) => caches.delete(cacheName(base, one, kind))),
    ),
  );
}

/** A kept answer of this build, or else of the one before. */
export async function find(kind: Kind, address: string): Promise<Response | undefined> {
  const earlier = await earlierBuild();
  for (const one of earlier === undefined ? [build] : [build, earlier]) {
    // One address, one answer: a page also has a Markdown form, which is never kept.
    const found = await (await cacheOf(kind, one)).match(address, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** Removes the page that was visited longest ago. @returns false if there is none */
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

/** Keeps an answer. If the browser gives no more space, the oldest pages make room. @throws DOMException if none is left */
export async function keep(kind: 'pages' | 'files', address: string, answer: Response): Promise<void> {
  const cache = await cacheOf(kind);
  // The newest is last, even if it was there before.
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
