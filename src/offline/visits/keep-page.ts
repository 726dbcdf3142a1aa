import { base } from 'virtual:service-worker';
import { cacheOf, find, keep } from './store.ts';

/** The last pages that came from the network: one that's reported as visited needn't be fetched again. */
const recent = new Map<string, Response>();
const MOST_RECENT = 10;

const isHtml = (answer: Response) => answer.headers.get('Content-Type')?.startsWith('text/html') ?? false;

/** Without query and hash: pages don't differ by them. */
export const pageKey = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
};

/** Holds on to a page until it's known whether a reader sees it; many are only loaded ahead. */
export function noteAnswer(address: string, answer: Response): void {
  if (!answer.ok || answer.redirected || !isHtml(answer)) return;
  const key = pageKey(address);
  recent.delete(key);
  recent.set(key, answer.clone());
  const [oldest] = recent.keys();
  if (recent.size > MOST_RECENT && oldest !== undefined) recent.delete(oldest);
}

/** Files that a page shows or runs; the SDK's WebAssembly is kept only if the reader asks for the tools. */
const KEPT_FILE = /\.(?:js|css|woff2|svg|png|jpe?g|webp|avif|gif|ico)$/;
const isKeptFile = ({ origin, pathname }: URL) =>
  origin === location.origin && pathname.startsWith(base) && KEPT_FILE.test(pathname);

/** Built files that a page names: their names contain a hash of their content, so they belong to the page's build. */
const builtFiles = (html: string): string[] =>
  [...html.matchAll(/(?:(?:src|href)="|url\()([^")]*\/_astro\/[^")]+)/g)].map(([, address = '']) => address);

/** Keeps a file; a built one, unless it's there. @throws TypeError if it doesn't come */
export async function keepFile(address: string): Promise<void> {
  const isBuilt = address.includes('/_astro/');
  if (isBuilt && (await (await cacheOf('files')).match(address, { ignoreVary: true }))) return;
  // One that didn't change is there from the build before, whose files are deleted with the next build.
  const known = isBuilt ? await find('files', address) : undefined;
  const answer = known ?? (await fetch(address, { cache: isBuilt ? 'force-cache' : 'default' }));
  if (!answer.ok) throw new TypeError(`${address} answered ${answer.status}`);
  await keep('files', address, answer);
}

/**
 * Keeps a page with the files that it needs. A page whose built files are gone, because the site was published again
 * meanwhile, isn't kept: it would be shown without them, or with those of another build.
 * @param loaded other files that it loaded
 * @throws TypeError without a network
 */
export async function keepPage(address: string, loaded: readonly string[] = []): Promise<void> {
  const key = pageKey(address);
  const answer = recent.get(key) ?? (await fetch(key));
  recent.delete(key);
  if (!answer.ok || answer.redirected || !isHtml(answer)) return;
  const needed = builtFiles(await answer.clone().text()).map((file) => new URL(file, key));
  for (const { href } of needed.filter(isKeptFile)) await keepFile(href);
  await keep('pages', key, answer);
  const others = loaded.map((file) => new URL(file, key)).filter(isKeptFile);
  // Without one of these, the page can still be read.
  await Promise.allSettled(others.map(({ href }) => keepFile(href)));
}
