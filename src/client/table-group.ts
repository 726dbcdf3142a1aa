/** What a row of a table can be found by. */
interface Found {
  row: HTMLTableRowElement;
  words: readonly string[];
  /** Hashes and identifiers, which are found only if they're pasted. */
  exact: readonly string[];
}

/** The beginning of a hash that's long enough not to be a word. */
const SHORTEST_HASH = 8;

const typedWords = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
const wordsIn = (text: string): string[] => typedWords(text.toLowerCase());

/** The words of a row without its dates: who searches for “Pixel 10” doesn't mean October. */
function foundBy(row: HTMLTableRowElement): Found {
  const copy = row.cloneNode(true) as HTMLTableRowElement;
  for (const part of copy.querySelectorAll('time, dt, [data-unsearched], [data-exact]')) part.remove();
  const exact = [...row.querySelectorAll('[data-exact]')].map((part) => part.textContent ?? '');
  // A space between cells, whose text would run together.
  const text = [...copy.querySelectorAll('*')].flatMap(({ childNodes }) =>
    [...childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent),
  );
  return { row, words: wordsIn(text.join(' ')), exact };
}

const hasAll = ({ words }: Found, asked: readonly string[]) =>
  asked.every((one) => words.some((word) => word.startsWith(one)));

/**
 * One field that searches the tables of every section around it. Each section's link shows how many rows it has, and a
 * section without any is hidden.
 */
export function start(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-table-group]')) {
    if (group.dataset.started !== undefined) continue;
    group.dataset.started = '';
    startGroup(group);
  }
}

function startGroup(group: HTMLElement): void {
  const field = group.querySelector<HTMLInputElement>('.table-search input');
  const status = group.querySelector<HTMLOutputElement>('.table-search output');
  if (!field || !status) return;
  const sections = [...group.querySelectorAll<HTMLElement>('section:has([data-table])')].map((section) => ({
    section,
    table: section.querySelector('[data-table]'),
    count: group.querySelector(`[data-count="${section.getAttribute('aria-labelledby')}"]`),
    rows: [...section.querySelectorAll<HTMLTableRowElement>('tbody > tr')].map(foundBy),
  }));
  const all = sections.flatMap(({ rows }) => rows);

  const search = () => {
    const pasted = field.value.trim().toLowerCase();
    const asked = wordsIn(pasted);
    // Lists name makers, not models: for “Leica M11”, what counts is the beginning.
    let words = asked;
    while (words.length > 0 && !all.some((one) => hasAll(one, words))) words = words.slice(0, -1);
    const isFound = (one: Found) =>
      asked.length === 0 ||
      (words.length > 0 && hasAll(one, words)) ||
      (pasted.length >= SHORTEST_HASH && one.exact.some((text) => text.toLowerCase().startsWith(pasted)));
    const withRows = sections.filter(({ section, table, count, rows }) => {
      const found = rows.filter(isFound);
      for (const one of rows) one.row.toggleAttribute('data-left-out', !found.includes(one));
      section.hidden = found.length === 0;
      if (count) {
        count.textContent = `${asked.length > 0 ? `${found.length} of ` : ''}${rows.length}`;
        count.toggleAttribute('data-some', found.length > 0);
      }
      table?.dispatchEvent(new Event('filter'));
      return found.length > 0;
    });
    const typed = typedWords(field.value);
    say(status, {
      asked: typed,
      words: typed.slice(0, words.length),
      sections: withRows.map(({ section }) => section),
    });
  };
  const clear = () => {
    field.value = '';
    search();
  };

  /** An address shows its row or section, whatever was searched for. */
  const showTarget = () => {
    const target = group.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`);
    const record = target?.querySelector<HTMLDetailsElement>('.record');
    if (record) record.open = true;
    if (!target?.closest('[hidden], [data-left-out]')) return;
    clear();
    target.scrollIntoView();
  };
  field.addEventListener('input', search);
  status.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    field.value = button.dataset.find ?? '';
    search();
    field.focus();
  });
  addEventListener('hashchange', showTarget);
  startRecords(group);
  // The browser may have restored the last input.
  if (field.value) search();
  showTarget();
}

/** A record that's opened has the page's address, and is closed by its button or Escape. */
function startRecords(group: HTMLElement): void {
  const close = (record: HTMLDetailsElement | null) => {
    if (!record) return;
    record.open = false;
    record.querySelector('summary')?.focus({ preventScroll: true });
  };
  group.addEventListener(
    'toggle',
    ({ target }) => {
      const record = target as HTMLDetailsElement;
      const row = record.closest('tr');
      if (record.open && row) history.replaceState(history.state, '', `#${row.id}`);
    },
    true,
  );
  group.addEventListener('click', ({ target }) => {
    if ((target as Element).matches('.record-head button')) close((target as Element).closest('details'));
  });
  group.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close(group.querySelector('.record[open]'));
  });
}

const quoted = (words: readonly string[]) => `“${words.join(' ')}”`;

/** Says what the counts don't: that nothing was found, less than everything that was asked, or only frozen lists. */
function say(
  status: HTMLOutputElement,
  { asked, words, sections }: { asked: string[]; words: string[]; sections: HTMLElement[] },
): void {
  const { none = '', makers = '{}' } = status.dataset;
  const sentences: string[] = [];
  const nothing = asked.length > 0 && sections.length === 0;
  if (nothing) sentences.push(`Nothing has ${quoted(asked)}.`, none);
  else if (words.length < asked.length && words.length > 0)
    sentences.push(`Nothing has all of ${quoted(asked)}. This is what has ${quoted(words)}.`);
  if (asked.length > 0 && sections.length > 0 && sections.every(({ dataset }) => dataset.only))
    sentences.push(sections[0]?.dataset.only ?? '');
  const texts = sentences.filter(Boolean).join(' ');
  const button = (label: string, search: string) => {
    const one = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'button button-quiet',
      textContent: label,
    });
    one.dataset.find = search;
    return one;
  };
  const maker = (JSON.parse(makers) as Record<string, string>)[asked[0]?.toLowerCase() ?? ''];
  status.classList.toggle('callout', texts !== '');
  status.replaceChildren(texts);
  if (!nothing) return;
  const ways = Object.assign(document.createElement('span'), { className: 'table-search-ways' });
  if (maker) ways.append(button(`Search for ${maker}`, maker));
  ways.append(button('Show everything', ''));
  status.append(ways);
}
