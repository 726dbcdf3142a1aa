import { comparable, hasMessage } from './message-match.ts';

/** Filter and sort for the tables of src/ui/DataTable.tsx. The rows are in the page; here they only move or hide. */
export function start(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-table]')) {
    if (part.dataset.started !== undefined) continue;
    part.dataset.started = '';
    const rows = [...part.querySelectorAll<HTMLTableRowElement>('tbody > tr')];
    startFilter(part, rows);
    startSort(part, rows);
  }
}

function startFilter(part: HTMLElement, rows: readonly HTMLTableRowElement[]): void {
  const field = part.querySelector('input');
  const status = part.querySelector('output');
  if (!field || !status) return;
  const texts = rows.map((row) => row.textContent?.toLowerCase() ?? '');
  const messages = part.dataset.messages === undefined ? [] : rows.map(messagesIn);
  const filter = () => {
    const pasted = comparable(field.value);
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const [i, row] of rows.entries()) {
      row.hidden =
        !words.every((word) => texts[i]?.includes(word)) &&
        !messages[i]?.some((message) => hasMessage(pasted, message));
      if (!row.hidden) shown++;
    }
    const noun = part.dataset.table ?? 'rows';
    status.textContent = words.length ? `${shown} of ${rows.length} ${noun}` : `${rows.length} ${noun}`;
  };
  field.addEventListener('input', filter);
  // The browser may have restored the last input.
  if (field.value) filter();
}

/** The messages that a row explains: the code in its first cell. */
const messagesIn = (row: HTMLTableRowElement): string[] =>
  [...(row.cells[0]?.querySelectorAll('code') ?? [])].map((code) => comparable(code.textContent ?? ''));

function startSort(part: HTMLElement, rows: readonly HTMLTableRowElement[]): void {
  const heads = [...part.querySelectorAll<HTMLTableCellElement>('thead th')];
  const body = part.querySelector('tbody');
  if (!body) return;
  for (const [column, head] of heads.entries()) {
    const { sort } = head.dataset;
    if (!sort) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener('click', () => {
      const down = head.ariaSort === 'ascending';
      for (const other of heads) other.ariaSort = null;
      head.ariaSort = down ? 'descending' : 'ascending';
      const text = (row: HTMLTableRowElement) => row.cells[column]?.textContent?.trim() ?? '';
      const sorted = rows.toSorted((a, b) =>
        text(a).localeCompare(text(b), 'en', { numeric: sort === 'number', sensitivity: 'base' }),
      );
      body.append(...(down ? sorted.reverse() : sorted));
    });
  }
}
