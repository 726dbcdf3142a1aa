import { run } from './run.ts';
import { onOtherTab, recall, remember, versionKey } from './storage.ts';

type Mode = 'light' | 'dark';

const KEY = 'theme';
const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');

/** The mode to show: the reader's choice or, without one, the system's (`fallback` is `system`) or the site's. */
export function modeFor(stored: string | null, fallback: string | undefined, systemIsDark: boolean): Mode {
  if (stored === 'light' || stored === 'dark') return stored;
  return (fallback === 'system' ? systemIsDark : fallback === 'dark') ? 'dark' : 'light';
}

let chosen = recall(KEY);
let hasColorMode = false;

function show(): void {
  const mode = modeFor(chosen, root.dataset.colorMode, system.matches);
  root.dataset.theme = mode;
  const button = document.querySelector<HTMLButtonElement>('[data-theme-switch]');
  if (!button) return;
  button.hidden = false;
  button.setAttribute('aria-pressed', String(mode === 'dark'));
}

/**
 * Color mode (spec §4), only on sites that allow a choice: stored under `theme`, follows the system if unset, and is
 * the same in all tabs. A line in the head sets the mode before the first paint.
 */
export function startColorMode(): void {
  if (root.dataset.colorMode === undefined) return;
  show();
  if (hasColorMode) return;
  hasColorMode = true;
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-switch]')) return;
    chosen = root.dataset.theme === 'dark' ? 'light' : 'dark';
    remember(KEY, chosen);
    show();
  });
  onOtherTab(KEY, (value) => {
    chosen = value;
    show();
  });
  system.addEventListener('change', show);
}

/** A script or stylesheet that an operator added in site.config.ts. */
interface Outside {
  src?: string;
  href?: string;
  integrity?: string;
}

let hasThirdParty = false;

/**
 * An operator's third-party resources are loaded after the page's load event, so that a slow or unavailable host
 * can't delay the page or the event. Spec §7.
 */
function loadThirdParty(): void {
  if (hasThirdParty) return;
  hasThirdParty = true;
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
