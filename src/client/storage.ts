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
