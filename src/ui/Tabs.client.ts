import { recall, remember } from '../client/storage.ts';

const keyOf = (kind: string) => `choice.${kind}`;

/** Selects `value` in every group of this kind that includes it. */
function choose(kind: string, value: string) {
  for (const group of document.querySelectorAll<HTMLElement>(`[data-tabs="${CSS.escape(kind)}"]`)) {
    const input = group.querySelector<HTMLInputElement>(`input[value="${CSS.escape(value)}"]`);
    const label = input?.parentElement;
    const row = label?.parentElement;
    if (!input || !label || !row) continue;
    input.checked = true;
    // On a phone, its tab can be outside the row. `scrollIntoView` would also move the page.
    row.scrollLeft = label.offsetLeft - row.offsetLeft - (row.clientWidth - label.offsetWidth) / 2;
  }
}

/** Tabs work without script; with it, the selected language applies to every page, and `?language=rust` selects one. */
export function startTabs(): void {
  const groups = document.querySelectorAll<HTMLElement>('[data-tabs]:not([data-started])');
  for (const group of groups) {
    group.dataset.started = '';
    const kind = group.dataset.tabs ?? '';
    group.addEventListener('change', ({ target }) => {
      const { value } = target as HTMLInputElement;
      const before = group.getBoundingClientRect().top;
      remember(keyOf(kind), value);
      choose(kind, value);
      // Groups above may have changed height, so keep what the reader clicked in place.
      scrollBy({ top: group.getBoundingClientRect().top - before, behavior: 'instant' });
    });
  }
  for (const kind of new Set([...groups].map(({ dataset }) => dataset.tabs ?? ''))) {
    const chosen = recall(keyOf(kind));
    const asked = new URLSearchParams(location.search).get(kind) ?? chosen;
    if (!asked) continue;
    choose(kind, asked);
    // Whoever hasn't chosen a language and comes from the list of one wants it on the next pages, too.
    if (!chosen) remember(keyOf(kind), asked);
  }
}
