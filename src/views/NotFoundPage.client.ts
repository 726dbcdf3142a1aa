import { canonicalPath } from '../client/navigation/address.ts';

/**
 * The not-found page first tries the canonical form of the address (a host without rules responds to `/x/` with it)
 * and a page whose address differs only in case. Then it offers a search for the last word of the wrong one,
 * and pages with similar addresses.
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
  const list = box.querySelector<HTMLElement>('[data-near]');
  const { similarAddresses } = await import('../features/search/ui.tsx');
  const near = similarAddresses(words.join(' '), await known);
  if (!list || near.length === 0) return;
  for (const address of near) {
    const link = Object.assign(document.createElement('a'), { href: address });
    link.append(...breakable(address));
    const item = document.createElement('li');
    item.append(link);
    list.querySelector('ul')?.append(item);
  }
  list.hidden = false;
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
