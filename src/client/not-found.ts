import { canonicalPath } from './navigation/address.ts';
import { nearestAddresses } from './nearest-address.ts';

/**
 * The not-found page first tries the canonical form of the address (a host without rules answers `/x/` with
 * it), then offers the pages with the nearest addresses and a search for the words of the wrong one.
 */
export async function startNotFound(): Promise<void> {
  const box = document.querySelector<HTMLElement>('[data-not-found]');
  if (!box || box.dataset.started !== undefined) return;
  box.dataset.started = '';
  const { base = '/', slash } = document.documentElement.dataset;
  const path = canonicalPath(location.pathname, slash, base);
  if (path !== location.pathname) {
    const answer = await fetch(path, { method: 'HEAD' }).catch(() => undefined);
    if (answer?.ok) {
      location.replace(path + location.search + location.hash);
      return;
    }
  }
  const place = box.querySelector('[data-path]');
  if (place) place.textContent = location.pathname;
  const search = box.querySelector<HTMLAnchorElement>('[data-search-path]');
  const words = location.pathname
    .slice(base.length)
    .split(/[^A-Za-z0-9.]+/)
    .filter(Boolean);
  if (search) search.search = `?q=${encodeURIComponent(words.at(-1) ?? '')}`;

  const sitemap = await fetch(`${base}sitemap.xml`).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  const known = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const near = nearestAddresses(location.pathname, known);
  const list = box.querySelector<HTMLElement>('[data-near]');
  if (!list || !near.length) return;
  for (const address of near) {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: address });
    const item = document.createElement('li');
    item.append(link);
    list.querySelector('ul')?.append(item);
  }
  list.hidden = false;
}
