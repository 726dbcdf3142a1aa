import { base } from 'virtual:service-worker';
import { cacheOf, find, keep } from './store.ts';

/** The most recent pages from the network, so that a page reported as visited isn't fetched again. */
const recent = new Map<string, Response>();
const MOST_RECENT = 10;

const isHtml = (answer: Response) => answer.headers.get('Content-Type')?.startsWith('text/html') ?? false;

/** Removes query and hash, which don't change a page. */
export const pageKey = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
};

/** Holds a page until it's known whether the reader views it; many are only prefetched. */
export function noteAnswer(address: string, answer: Response): void {
  if (!answer.ok || answer.redirected || !isHtml(answer)) return;
  const key = pageKey(address);
  recent.delete(key);
  recent.set(key, answer.clone());
  const [oldest] = recent.keys();
  if (recent.size > MOST_RECENT && oldest !== undefined) recent.delete(oldest);
}

/** Files that a page shows or runs. The SDK's WebAssembly is kept only if the reader asks for the tools. */
const CACHEABLE_FILE = /\.(?:js|css|woff2|svg|png|jpe?g|webp|avif|gif|ico)$/;
const isCacheable = ({ origin, pathname }: URL) =>
  origin === location.origin && pathname.startsWith(base) && CACHEABLE_FILE.test(pathname);

/**
 * Built files that a page refers to. Their names contain a hash of their content, so they belong to the page's build.
 */
const builtFiles = (html: string): string[] =>
  [...html.matchAll(/(?:(?:src|href)="|url\()([^")]*\/_astro\/[^")]+)/g)].map(([, address = '']) => address);

/** Keeps a file; skips a built file that's already there. @throws TypeError if it can't be fetched */
export async function keepFile(address: string): Promise<void> {
  const isBuilt = address.includes('/_astro/');
  if (isBuilt && (await (await cacheOf('files')).match(address, { ignoreVary: true }))) return;
  // An unchanged file is in the previous build's cache, which is deleted with the next build.
  const known = isBuilt ? await find('files', address) : undefined;
  const answer = known ?? (await fetch(address, { cache: isBuilt ? 'force-cache' : 'default' }));
  if (!answer.ok) throw new TypeError(`${address} answered ${answer.status}`);
  await keep('files', address, answer);
}

/**
 * Keeps a page with the files that it needs. If the page's built files are gone because the site was republished in the
 * meantime, the page isn't kept: it would be shown without them, or with those of another build.
 * @param loaded other files that it loaded
 * @throws TypeError without a network
 */
export async function keepPage(address: string, loaded: readonly string[] = []): Promise<void> {
  const key = pageKey(address);
  const answer = recent.get(key) ?? (await fetch(key));
  recent.delete(key);
  if (!answer.ok || answer.redirected || !isHtml(answer)) return;
  const needed = builtFiles(await answer.clone().text()).map((file) => new URL(file, key));
  for (const { href } of needed.filter(isCacheable)) await keepFile(href);
  await keep('pages', key, answer);
  const others = loaded.map((file) => new URL(file, key)).filter(isCacheable);
  // The page is still readable without these.
  await Promise.allSettled(others.map(({ href }) => keepFile(href)));
}
