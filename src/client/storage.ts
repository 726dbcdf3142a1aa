/** Storage that may be blocked or full. In that case, nothing is saved and nothing fails. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Blocked or full: the choice lasts only for this page.
  }
}

/** Calls back when another tab changes the key. */
export function onOtherTab(key: string, changed: (value: string | null) => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) changed(event.newValue);
  });
}

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
