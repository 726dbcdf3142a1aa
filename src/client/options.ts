import { startColorMode } from './color-mode.ts';
import { run } from './run.ts';
import { recall } from './storage.ts';
import { versionKey } from './version.ts';

/** A script or stylesheet that an operator added in site.config.ts. */
interface Outside {
  src?: string;
  href?: string;
  integrity?: string;
}

let started = false;

/**
 * An operator's third-party resources are loaded after the page's load event, so that a slow or unavailable host
 * can't delay the page or the event. Spec §7.
 */
function loadThirdParty(): void {
  if (started) return;
  started = true;
  if (document.readyState === 'complete') load();
  else addEventListener('load', load, { once: true });
}

function load(): void {
  const list = document.querySelector('[data-third-party]')?.textContent ?? '[]';
  for (const { src, href, integrity } of JSON.parse(list) as Outside[]) {
    const element = src
      ? Object.assign(document.createElement('script'), { src, async: true })
      : Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    if (integrity) Object.assign(element, { integrity, crossOrigin: 'anonymous' });
    document.head.append(element);
  }
}

/** What only an operator's settings add to a page. It's one file, because most sites need none of it. */
export const start = (): void => [startColorMode, startVersionMenu, loadThirdParty].forEach(run);

/** Outside the docs, there's no current version, so the menu and links to docs use the reader's preferred one. */
function startVersionMenu(): void {
  const key = versionKey();
  const preferred = key && recall(key);
  if (!preferred || document.getElementById('layout')?.dataset.docsVersion) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-versions]')) {
    const versions = new Map<string, string>(Object.entries(JSON.parse(link.dataset.versions ?? '{}')));
    link.href = versions.get(preferred) ?? link.href;
  }
  for (const menu of document.querySelectorAll('[data-menu="version"]')) {
    const links = [...menu.querySelectorAll<HTMLAnchorElement>('[data-version]')];
    const chosen = links.find(({ dataset }) => dataset.version === preferred);
    const label = menu.querySelector('summary')?.lastChild;
    if (!chosen || !label) continue;
    label.textContent = chosen.textContent;
    for (const link of links) link.toggleAttribute('aria-current', link === chosen);
    chosen.setAttribute('aria-current', 'true');
  }
}
