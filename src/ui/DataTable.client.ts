/** Shorter pieces are in too many texts: a state, such as `Valid`. */
const SHORTEST = 8;

/** Lowercase, with one kind of quote and single spaces, as messages are compared. */
export const comparable = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[“”„‟"'‘’`]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Whether a pasted text has a message in it. What varies in a message is written `…`; the rest must all be there.
 * @param pasted what {@link comparable} makes of the text
 * @param message what {@link comparable} makes of the message
 */
export function hasMessage(pasted: string, message: string): boolean {
  const pieces = message
    .split('…')
    .map((piece) => piece.trim())
    .filter(Boolean);
  return pieces.join('').length >= SHORTEST && pieces.every((piece) => pasted.includes(piece));
}

/** Servers reject addresses of several kilobytes. */
const LONGEST_QUERY = 500;

/** Filter and sort for the tables of src/ui/DataTable.tsx. The rows are in the page; here they only move or hide. */
export function start(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-table]')) {
    if (part.dataset.started !== undefined) continue;
    part.dataset.started = '';
    const rows = [...part.querySelectorAll<HTMLTableRowElement>('tbody > tr')];
    startFilter(part, rows);
    startSort(part, rows);
    keepLabels(part);
  }
}

function startFilter(part: HTMLElement, rows: readonly HTMLTableRowElement[]): void {
  const field = part.querySelector<HTMLInputElement>('input[type="search"]');
  const status = part.querySelector('output');
  const table = part.querySelector<HTMLElement>('.table-scroll');
  if (!status || !table) return;
  const choices = [...part.querySelectorAll('select')];
  // With one kind of quote: readers type straight ones.
  const texts = rows.map((row) => comparable(row.textContent ?? ''));
  const messages = part.dataset.messages === undefined ? [] : rows.map(messagesIn);
  const filter = () => {
    const pasted = comparable(field?.value ?? '');
    const words = pasted.split(' ').filter(Boolean);
    const chosen = choices.filter(({ value }) => value);
    const others = rows.some(isLeftOut);
    const found = rows.filter(
      (row, i) =>
        !isLeftOut(row) &&
        hasChosen(row, chosen) &&
        (words.every((word) => texts[i]?.includes(word)) ||
          messages[i]?.some((message) => hasMessage(pasted, message))),
    );
    for (const row of rows) row.hidden = !found.includes(row);
    const noun = part.dataset.table ?? 'rows';
    const isNarrowed = words.length > 0 || chosen.length > 0 || others;
    part.toggleAttribute('data-narrowed', isNarrowed);
    const count = isNarrowed ? `${found.length} of ${rows.length} ${noun}` : `${rows.length} ${noun}`;
    status.textContent = count + (part.dataset.asOf ?? '');
    // A head without rows would look like a table that failed to load.
    table.hidden = found.length === 0;
    status.classList.toggle('callout', found.length === 0);
    if (found.length > 0) return;
    const all = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'button button-quiet',
      textContent: `Show all ${rows.length} ${noun}`,
    });
    all.addEventListener('click', () => {
      clear();
      controls[0]?.focus();
    });
    const sentence = document.createElement('span');
    if (messages.length > 0)
      sentence.append('No message here matches. ', ...searchFor(field?.value.trim() ?? ''));
    else sentence.append(`No ${noun} match.`);
    sentence.append(document.createElement('br'));
    status.replaceChildren(sentence, all);
  };
  const controls = [...(field ? [field] : []), ...choices];
  const clear = () => {
    for (const control of controls) control.value = '';
    filter();
  };
  for (const control of controls) control.addEventListener('input', filter);
  part.addEventListener('filter', filter);
  // The browser may have restored the last input, and another script may have left out rows already.
  if (controls.some(({ value }) => value) || rows.some(isLeftOut)) filter();
  if (!rows.some(({ id }) => id)) return;
  /** An address shows its row, whatever was filtered. */
  const showTarget = () => {
    const row = rows.find(({ id, hidden }) => hidden && id === location.hash.slice(1));
    if (!row) return;
    clear();
    row.scrollIntoView();
  };
  addEventListener('hashchange', showTarget);
  showTarget();
}

/** What a cell shows: of a record, its summary. */
const shownIn = ({ cells }: HTMLTableRowElement, column: number): Element | undefined =>
  cells[column]?.querySelector('summary') ?? cells[column];

/** What src/features/trust/client.ts leaves out. */
const isLeftOut = (row: HTMLTableRowElement): boolean => 'leftOut' in row.dataset;

/** A link to the search with this text; none if there's no text or no search. */
function searchFor(text: string): HTMLAnchorElement[] {
  const search = document.querySelector<HTMLAnchorElement>('a[data-search]')?.href;
  if (text === '' || !search) return [];
  const query = new URLSearchParams({ q: text.slice(0, LONGEST_QUERY).toWellFormed() });
  return [
    Object.assign(document.createElement('a'), {
      href: `${search}?${query}`,
      textContent: 'Search the documentation for it.',
    }),
  ];
}

/** Whether a part of a table shows a text, or begins its date with it (`2026-07`). */
const hasText = (part: Element | null | undefined, text: string): boolean =>
  part?.textContent?.includes(text) || part?.querySelector('time')?.dateTime.startsWith(text) || false;

/** Whether a row has each chosen text in its column; in a list, one item has to have all that's chosen for the column. */
function hasChosen(row: HTMLTableRowElement, chosen: readonly HTMLSelectElement[]): boolean {
  return chosen.every(({ dataset: { column } }) => {
    const cell = shownIn(row, Number(column));
    const items = [...(cell?.querySelectorAll('li') ?? [])];
    const wanted = chosen.filter((one) => one.dataset.column === column);
    return (items.length > 0 ? items : [cell]).some((part) =>
      wanted.every(({ value }) => hasText(part, value)),
    );
  });
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
    button.append(head.firstChild ?? '');
    head.prepend(button);
    button.addEventListener('click', () => {
      const down = head.ariaSort === 'ascending';
      for (const other of heads) other.ariaSort = null;
      head.ariaSort = down ? 'descending' : 'ascending';
      // A date in words is sorted by what it stands for.
      const text = (row: HTMLTableRowElement) => {
        const shown = shownIn(row, column);
        return (shown?.querySelector('time')?.dateTime || shown?.textContent?.trim()) ?? '';
      };
      const sorted = rows.toSorted((a, b) =>
        text(a).localeCompare(text(b), 'en', { numeric: sort === 'number', sensitivity: 'base' }),
      );
      body.append(...(down ? sorted.reverse() : sorted));
    });
  }
}

/** Marks a table that hides no column: the labels of its columns can stay in view while the page scrolls. */
function keepLabels(part: HTMLElement): void {
  const scroller = part.querySelector('.table-scroll');
  const table = scroller?.querySelector('table');
  if (!scroller || !table) return;
  const sizes = new ResizeObserver(() =>
    scroller.toggleAttribute('data-fits', table.offsetWidth <= scroller.clientWidth),
  );
  sizes.observe(scroller);
  sizes.observe(table);
}
