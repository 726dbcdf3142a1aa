import { areToolsStored, visitedPages } from './visited.ts';

/** Lists the stored pages on the offline page. */
export async function start(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-visited-pages]:not([data-started])');
  if (!place) return;
  place.dataset.started = '';
  const pages = await visitedPages();
  const list = place.querySelector('ul');
  for (const { address, title } of pages) {
    const item = document.createElement('li');
    item.append(Object.assign(document.createElement('a'), { href: address, textContent: title }));
    list?.append(item);
  }
  const none = place.querySelector<HTMLElement>('[data-none]');
  if (none) none.hidden = pages.length > 0;
  const tools = place.querySelector<HTMLElement>('[data-tools]');
  if (tools) tools.hidden = !(await areToolsStored());
  place.hidden = false;
}
