import { recall } from './storage.ts';
import { versionKey } from './version.ts';

/** Outside the docs, there's no current version, so the menu and links to docs use the reader's preferred one. */
export function startVersionMenu(): void {
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
