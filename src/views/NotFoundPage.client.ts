import { canonicalPath } from '../client/navigation/address.ts';

/**
 * The not-found page first tries the canonical form of the address (a host without rules responds to `/x/` with it)
 * and a page whose address differs only in case. Then it offers the page with the most similar address, a
 * search for the words in the wrong one, and further pages.
 */
export async function start(): Promise<void> {
  const box = document.querySelector<HTMLElement>('[data-not-found]:not([data-started])');
  if (!box) return;
  box.dataset.started = '';
  const { base = '/', slash } = document.documentElement.dataset;
  const { pathname, search, hash } = location;
  const path = canonicalPath(pathname, slash, base);
  const known = box.dataset.notFound ? knownAddresses(base) : [];
  for (const find of [() => path, async () => (await known).find((address) => isSame(address, path))]) {
    const address = await find();
    if (address === undefined || address === pathname || !(await exists(address))) continue;
    location.replace(address + search + hash);
    return;
  }
  const place = box.querySelector('[data-path]');
  place?.replaceChildren(...breakable(readable(pathname)));
  const field = box.querySelector<HTMLInputElement>('[data-search-path] input');
  const words = readable(pathname.slice(base.length))
    .split(/[/\s]+/)
    .filter(Boolean);
  // What a reader typed meanwhile stays.
  if (field) field.value ||= words.at(-1) ?? '';
  const [guess, ...others] = nearestAddresses(pathname, await known);
  if (guess === undefined) return;
  box.querySelector('[data-near="guess"]')?.append('Did you mean ', linkTo(guess), '?');
  offer(box, others);
}

/** Whether two addresses are equal except for case. */
const isSame = (a: string, b: string) => readable(a).toLowerCase() === readable(b).toLowerCase();

const exists = (path: string) =>
  fetch(path, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A path in readable form: `/docs/r%C3%A9sum%C3%A9` is /docs/résumé. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function knownAddresses(base: string): Promise<string[]> {
  const sitemap = await fetch(`${base}sitemap.xml`).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** An address that breaks after its slashes and dots, because a browser would break it between any two letters. */
const breakable = (address: string) =>
  address.split(/(?<=[/.])(?=.)/).flatMap((part) => [document.createElement('wbr'), part]);

function linkTo(address: string): HTMLAnchorElement {
  const link = Object.assign(document.createElement('a'), { href: address });
  link.append(...breakable(address));
  return link;
}

function offer(box: HTMLElement, addresses: readonly string[]): void {
  const list = box.querySelector<HTMLElement>('[data-near="list"]');
  if (!list || addresses.length === 0) return;
  for (const address of addresses) {
    const item = document.createElement('li');
    item.append(linkTo(address));
    list.querySelector('ul')?.append(item);
  }
  list.hidden = false;
}

/** The words of an address: `/docs/signing/get-cert` → docs, signing, get, cert. */
const words = (address: string) =>
  address
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** How similar two words are: 1 if they're the same, almost 1 with a typo or a shared beginning, otherwise 0. */
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 4 && long.startsWith(short)) return 0.8;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  return same >= 4 ? same / long.length : 0;
}

/** The addresses most similar to a wrong one, best first; the last words count most, because they name the page. */
export function nearestAddresses(wrong: string, known: readonly string[]): string[] {
  const wanted = words(wrong);
  const score = (address: string) => {
    const have = words(address);
    return wanted.reduce((sum, word, index) => {
      const best = Math.max(0, ...have.map((other) => likeness(word, other)));
      return sum + best * (index === wanted.length - 1 ? 3 : word === 'docs' ? 0.1 : 1);
    }, -have.length * 0.05);
  };
  return known
    .map((address) => ({ address, points: score(address) }))
    .filter(({ points }) => points > 0.7)
    .sort((a, b) => b.points - a.points)
    .slice(0, 5)
    .map(({ address }) => address);
}
