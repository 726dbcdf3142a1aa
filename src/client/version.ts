import { recall, remember } from './storage.ts';

/** Where the preferred version of a set of docs is kept. Spec §9. */
export function versionKey(): string {
  return `docs-preferred-version-${document.documentElement.dataset.plugin ?? 'default'}`;
}

/** Reading a page of a version makes it the preferred one. */
export function rememberVersion(): void {
  const version = document.getElementById('layout')?.dataset.docsVersion;
  if (!version || document.documentElement.dataset.plugin === undefined) return;
  if (recall(versionKey()) !== version) remember(versionKey(), version);
}
