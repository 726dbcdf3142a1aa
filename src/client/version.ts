import { recall, remember } from './storage.ts';

/** The storage key for the preferred version of a set of docs; undefined if it isn't stored. Spec §9. */
export function versionKey(): string | undefined {
  const { plugin } = document.documentElement.dataset;
  return plugin && `docs-preferred-version-${plugin}`;
}

/** Visiting a page makes its version the preferred one. */
export function rememberVersion(): void {
  const version = document.getElementById('layout')?.dataset.docsVersion;
  const key = versionKey();
  if (version && key && recall(key) !== version) remember(key, version);
}
