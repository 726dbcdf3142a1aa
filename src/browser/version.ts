import { recall, remember } from './storage.ts';

/** Where the preferred version of a set of docs is kept; undefined when none is to be. Spec §9. */
export function versionKey(): string | undefined {
  const { plugin } = document.documentElement.dataset;
  return plugin && `docs-preferred-version-${plugin}`;
}

/** Reading a page of a version makes it the preferred one. */
export function rememberVersion(): void {
  const version = document.getElementById('layout')?.dataset.docsVersion;
  const key = versionKey();
  if (version && key && recall(key) !== version) remember(key, version);
}
