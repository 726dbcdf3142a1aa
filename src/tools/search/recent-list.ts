import { element } from './element.ts';

interface Actions {
  onSearch(query: string): void;
  onRemove(query: string): void;
  onRemoveAll(): void;
}

/** Shown before the reader types: earlier searches, each with a button that removes it. */
export function recentList(recent: readonly string[], { onSearch, onRemove, onRemoveAll }: Actions) {
  if (recent.length === 0) {
    const hint = element(
      'p',
      {},
      'Words, an error message, or an exact name: ',
      element('code', {}, 'assertion.dataHash.mismatch'),
    );
    return {
      content: element('div', { class: 'search-message search-hint' }, hint),
      list: undefined,
      rows: [],
    };
  }
  const title = 'search-recent-title';
  const forget = (click: () => void, ...content: Array<Node | string>) =>
    element('button', { type: 'button', class: 'search-forget', click }, ...content);
  const rows = recent.map((query) =>
    element(
      'div',
      { class: 'search-hit', click: () => onSearch(query) },
      element('span', { dir: 'auto' }, query),
    ),
  );
  const list = element('div', { role: 'listbox', 'aria-labelledby': title }, ...rows);
  const remove = recent.map((query) =>
    element(
      'li',
      {},
      forget(
        () => onRemove(query),
        element('span', { 'aria-hidden': 'true' }, '×'),
        element('span', { class: 'sr-only' }, `Remove ${query}`),
      ),
    ),
  );
  const content = element(
    'div',
    { class: 'search-recent' },
    element(
      'div',
      { class: 'search-page-line' },
      element('span', { class: 'search-title', id: title }, 'Recent searches'),
      forget(onRemoveAll, 'Remove all'),
    ),
    element(
      'div',
      { class: 'search-recent-rows' },
      list,
      // Next to the list, because an option can't contain a button.
      element('ul', { 'aria-label': 'Remove a search' }, ...remove),
    ),
  );
  return { content, list, rows };
}
