import { startRecords } from './Record.client.ts';

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

interface Section {
  section: HTMLElement;
  tab: HTMLElement;
  rows: readonly Found[];
}

/**
 * One field that searches the tables of every section around it. The links to the sections show how many rows of each match,
 * and choose one; a section without any gives way to the first that has some.
 */
export function start(): void {
  const group = document.querySelector<HTMLElement>('[data-table-group]:not([data-started])');
  const field = group?.querySelector<HTMLInputElement>('.trust-search input');
  const status = group?.querySelector<HTMLElement>('.trust-search [role="status"]');
  if (!group || !field || !status) return;
  group.dataset.started = '';
  const sections = [...group.querySelectorAll<HTMLElement>('section:has([data-table])')].flatMap(
    (section) => {
      const tab = group.querySelector<HTMLElement>(
        `nav a[href="#${section.getAttribute('aria-labelledby')}"]`,
      );
      const rows = [...section.querySelectorAll<HTMLTableRowElement>('tbody > tr')].map(foundBy);
      return tab ? [{ section, tab, rows }] : [];
    },
  );
  const all = sections.flatMap(({ rows }) => rows);
  let chosen: Section | undefined = sections[0];

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
    const found = sections.map(({ rows, ...one }) => ({ ...one, all: rows, rows: rows.filter(isFound) }));
    const withRows = found.filter(({ rows }) => rows.length > 0);
    const shown = withRows.find(({ tab }) => tab === chosen?.tab) ?? withRows[0];
    const typed = typedWords(field.value);
    for (const { section, tab, all, rows } of found) {
      for (const one of all) one.row.toggleAttribute('data-left-out', !rows.includes(one));
      const isShown = tab === shown?.tab;
      section.toggleAttribute('data-behind', !isShown);
      section.hidden = rows.length === 0;
      tab.ariaCurrent = isShown ? 'true' : null;
      tab.toggleAttribute('data-empty', rows.length === 0);
      tab.querySelector('[data-count]')?.replaceChildren(`${rows.length}`);
      tab.querySelector('[data-all]')?.replaceChildren(asked.length > 0 ? ` of ${all.length}` : '');
      section.querySelector('[data-table]')?.dispatchEvent(new Event('filter'));
    }
    say(status, { asked: typed, words: typed.slice(0, words.length), sections: withRows });
  };
  const clear = () => {
    field.value = '';
    search();
  };
  /** Shows a section; one without a row that was searched for shows all of its rows. */
  const choose = (one: Section) => {
    chosen = one;
    if (one.section.hidden) clear();
    else search();
  };

  /** An address shows its row or section, whatever was searched for. */
  const showTarget = () => {
    const target = group.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`);
    const record = target?.querySelector<HTMLDetailsElement>('.record');
    if (record) record.open = true;
    const one = sections.find(({ section }) => target && section.contains(target));
    if (!target || !one) return;
    const isHidden = target.closest('[data-behind], [hidden], [data-left-out]');
    if (target.closest('[data-left-out]')) field.value = '';
    choose(one);
    // At the top of the page, a section is in view with its tab and the field.
    if (!isHidden) return;
    if (record) target.scrollIntoView({ block: 'center' });
    else one.tab.scrollIntoView({ block: 'center' });
  };
  for (const one of sections)
    one.tab.addEventListener('click', (event) => {
      event.preventDefault();
      choose(one);
      history.replaceState(history.state, '', one.tab.getAttribute('href'));
    });
  field.addEventListener('input', search);
  group.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-find]');
    if (!button) return;
    field.value = button.dataset.find ?? '';
    search();
    field.focus();
  });
  addEventListener('hashchange', showTarget);
  for (const { section } of sections) startAbout(section);
  startRecords(group);
  // The browser may have restored the last input.
  search();
  showTarget();
}

/** What's beside a table (src/features/trust/About.tsx): pressing it chooses, and the mark of a row that isn't shown fades. */
function startAbout(section: HTMLElement): void {
  const output = section.querySelector('output');
  const rows = [...section.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  const marks = [...section.querySelectorAll<SVGElement>('[data-row]')];
  section.addEventListener('click', ({ target }) => {
    const value = (target as Element).closest<SVGElement>('[data-choose]')?.dataset.choose;
    const choice = section.querySelector<HTMLSelectElement>(`select:has([value="${value}"])`);
    if (!value || !choice) return;
    choice.value = choice.value === value ? '' : value;
    choice.dispatchEvent(new Event('input'));
  });
  // The count of rows is written whenever others are shown.
  if (output && marks.length > 0)
    new MutationObserver(() => {
      for (const mark of marks)
        mark.toggleAttribute('data-off', Boolean(rows[Number(mark.dataset.row)]?.hidden));
    }).observe(output, { childList: true });
}

const quoted = (words: readonly string[]) => `“${words.join(' ')}”`;

/** The name of the company, or of the certificate if it names none. */
const companyOf = ({ row: { cells } }: Found): string =>
  cells[1]?.textContent?.trim() || (cells[0]?.querySelector('summary')?.textContent?.trim() ?? '');

/** Lists write one company in several ways: `Adobe Inc.`, `Adobe Systems Incorporated`. */
const companyKey = (one: Found): string => wordsIn(companyOf(one))[0] ?? '';

const paragraph = (text: string, className = '') =>
  Object.assign(document.createElement('p'), { className, textContent: text });

/** What the lists say of a company. How much each list has of it is in the tabs, below. */
function companyLine(line: Element, name: string, sections: readonly Section[]): void {
  line.querySelector('.verdict-title span')?.append(name);
  const counts = sections.map(
    ({ rows, tab }) => `${rows.length} ${tab.querySelector('strong span')?.textContent}`,
  );
  if (counts.length > 0)
    line.querySelector('.verdict-truth')?.before(paragraph(counts.join(' · '), 'sr-only'));
}

/** The answer above the tables: what the lists say of the company that was found, or what it means that nothing was. */
function say(
  status: HTMLElement,
  { asked, words, sections }: { asked: string[]; words: string[]; sections: readonly Section[] },
): void {
  status.replaceChildren();
  if (asked.length === 0) return;
  if (words.length > 0 && words.length < asked.length)
    status.append(paragraph(`Nothing has all of ${quoted(asked)}. This is what has ${quoted(words)}.`));
  const rows = sections.flatMap((section) => section.rows);
  // A company is called what its newest product's record calls it.
  const companies = new Map(rows.toReversed().map((row) => [companyKey(row), companyOf(row)]));
  if (companies.size > 1) {
    status.append(paragraph(`${companies.size} companies, in the lists below.`));
    return;
  }
  const [name = quoted(asked)] = companies.values();
  // Best first; the last is that of what's on no list.
  const templates = [...(status.parentElement?.querySelectorAll<HTMLTemplateElement>('[data-state]') ?? [])];
  const template =
    templates.find(({ dataset }) =>
      sections.some(({ section }) => section.dataset.answer === dataset.state),
    ) ?? templates.at(-1);
  const line = template?.content.firstElementChild?.cloneNode(true) as Element;
  companyLine(line, name, sections);
  status.append(line);
}
