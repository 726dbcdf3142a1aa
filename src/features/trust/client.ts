import { hasText, shownIn } from '../../ui/DataTable.client.ts';
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
 * One field that searches the tables of every section around it. The links to the sections are tabs, which show how many
 * rows of each match; a tab without any gives way to the first that has some.
 */
export function start(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-table-group]')) {
    if (group.dataset.started !== undefined) continue;
    group.dataset.started = '';
    startGroup(group);
  }
}

function startGroup(group: HTMLElement): void {
  const field = group.querySelector<HTMLInputElement>('.trust-search input');
  const status = group.querySelector<HTMLElement>('.trust-search [role="status"]');
  if (!field || !status) return;
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
    const matched = typed.slice(0, words.length);
    group.dataset.asked = matched.join(' ');
    for (const { section, tab, all, rows } of found) {
      for (const one of all) one.row.toggleAttribute('data-left-out', !rows.includes(one));
      const isShown = tab === shown?.tab;
      section.toggleAttribute('data-behind', !isShown);
      section.hidden = rows.length === 0;
      tab.ariaSelected = `${isShown}`;
      tab.tabIndex = isShown || (!shown && tab === sections[0]?.tab) ? 0 : -1;
      tab.toggleAttribute('data-empty', rows.length === 0);
      tab.querySelector('[data-count]')?.replaceChildren(`${rows.length}`);
      tab.querySelector('[data-all]')?.replaceChildren(asked.length > 0 ? ` of ${all.length}` : '');
      section.querySelector('[data-table]')?.dispatchEvent(new Event('filter'));
    }
    say(status, { asked: typed, words: matched, sections: withRows });
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
  startTabs(group, sections, choose);
  field.addEventListener('input', search);
  group.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-find]');
    if (!button) return;
    field.value = button.dataset.find ?? '';
    search();
    field.focus();
  });
  addEventListener('hashchange', showTarget);
  for (const { section } of sections) startAbout(section, group);
  startRecords(group);
  // The browser may have restored the last input.
  search();
  showTarget();
}

/** Since when it's listed, or until when it's valid. */
const dateOf = (row: Element) => row.querySelector<HTMLTimeElement>('td:last-child time');

/** What's beside a table (src/features/trust/About.tsx): pressing it chooses, what isn't shown fades, and its numbers count what's shown. */
function startAbout(section: HTMLElement, group: HTMLElement): void {
  const output = section.querySelector('output');
  const title = section.querySelector('.trust-about:has(.months) h3');
  const rows = [...section.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  const marks = [...section.querySelectorAll<SVGElement>('[data-row]')];
  const choiceOf = (value: string) =>
    section.querySelector<HTMLSelectElement>(`select:has([value="${value}"])`);
  const totals = [...section.querySelectorAll<HTMLElement | SVGElement>('[data-of]')].map((part) => {
    const value = part.dataset.of ?? '';
    const column = Number(choiceOf(value)?.dataset.column ?? 1);
    return { part, own: rows.filter((row) => hasText(shownIn(row, column), value)) };
  });
  const every = title?.textContent ?? '';
  if (!output) return;
  section.addEventListener('click', ({ target }) => {
    const value = (target as Element).closest<SVGElement>('[data-choose]')?.dataset.choose;
    const choice = value && choiceOf(value);
    if (!choice) return;
    choice.value = choice.value === value ? '' : value;
    choice.dispatchEvent(new Event('input'));
  });
  // The count of rows is written whenever others are shown.
  new MutationObserver(() => {
    for (const mark of marks)
      mark.toggleAttribute('data-off', Boolean(rows[Number(mark.dataset.row)]?.hidden));
    for (const { part, own } of totals) {
      const { length } = own.filter(({ hidden }) => !hidden);
      part.toggleAttribute('data-empty', length === 0);
      part.textContent = `${length}`;
      if (length < own.length) part.dataset.all = ` of ${own.length}`;
      else delete part.dataset.all;
    }
    const shown = rows.filter(({ hidden }) => !hidden).length;
    const asked = group.dataset.asked ? `${group.dataset.asked}: ` : '';
    title?.replaceChildren(
      shown < rows.length ? `${asked}${shown} ${shown === 1 ? 'product' : 'products'}` : every,
    );
  }).observe(output, { childList: true });
}

/** Makes the links to the sections tabs, with the keys of tabs. */
function startTabs(group: HTMLElement, sections: readonly Section[], choose: (one: Section) => void): void {
  const list = group.querySelector('nav');
  list?.setAttribute('role', 'tablist');
  for (const part of list?.querySelectorAll('ul, li') ?? []) part.role = 'presentation';
  for (const [index, one] of sections.entries()) {
    one.tab.role = 'tab';
    one.section.role = 'tabpanel';
    one.tab.addEventListener('click', (event) => {
      event.preventDefault();
      choose(one);
      history.replaceState(history.state, '', one.tab.getAttribute('href'));
    });
    one.tab.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1, ' ': 0 }[event.key];
      const next = step === undefined ? undefined : sections.at((index + step) % sections.length);
      if (!next) return;
      event.preventDefault();
      next.tab.focus();
      next.tab.click();
    });
  }
}

const quoted = (words: readonly string[]) => `“${words.join(' ')}”`;

/** How many companies an answer names. */
const MOST_ANSWERS = 3;

const STATES = ['current', 'stamps', 'frozen', 'none'] as const;
type State = (typeof STATES)[number];

const element = (tag: string, className: string, ...children: Array<string | Node>) => {
  const one = Object.assign(document.createElement(tag), { className });
  one.append(...children);
  return one;
};

/** What the lists say of a company: its name, the best of its states, and the sections that it's in. */
interface Company {
  name: string;
  state: State;
  on: readonly Section[];
}

/** The name of the company, or of the certificate if it names none. */
const companyOf = ({ row: { cells } }: Found): string =>
  cells[1]?.textContent?.trim() || (cells[0]?.querySelector('summary')?.textContent?.trim() ?? '');

/** Lists write one company in several ways: `Adobe Inc.`, `Adobe Systems Incorporated`. */
const companyKey = (one: Found): string => wordsIn(companyOf(one))[0] ?? '';

/** The companies that were found, those with the most rows first. */
function companiesIn(sections: readonly Section[]): Company[] {
  const companies = Map.groupBy(
    sections.flatMap(({ rows }) => rows),
    companyKey,
  );
  const most = [...companies].toSorted(([, one], [, other]) => other.length - one.length);
  return most.map(([key, [first]]) => {
    const on = sections.flatMap((one) => {
      const rows = one.rows.filter((row) => companyKey(row) === key);
      return rows.length > 0 ? [{ ...one, rows }] : [];
    });
    const state = STATES.find((one) => on.some(({ section }) => section.dataset.answer === one)) ?? 'none';
    return { name: first ? companyOf(first) : '', state, on };
  });
}

/** `4 conforming products` */
function foundIn({ section, rows: { length } }: Section): string {
  const [one, many] = section.dataset.found?.split('|') ?? [];
  return `${length} ${length === 1 ? one : many}`;
}

/** A copy of the line for a state, with a name before its title. */
function lineOf(search: ParentNode, state: State, name: string): HTMLElement {
  const template = search.querySelector<HTMLTemplateElement>(`template[data-state="${state}"]`);
  const line = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
  line.querySelector('.verdict-title span')?.append(name);
  return line;
}

/** What the lists say of one company. Of a company that's alone, the tabs show how much each list has, below. */
function companyLine(search: ParentNode, { name, state, on }: Company, isAlone: boolean): HTMLElement {
  const line = lineOf(search, state, name);
  const facts = element('p', isAlone ? 'sr-only' : '', on.map(foundIn).join(' · '));
  const meaning = line.querySelector('.verdict-truth');
  if (!isAlone) {
    meaning?.replaceWith(facts);
    return line;
  }
  meaning?.before(facts);
  const [since] = on
    .flatMap(({ rows }) => rows.map(({ row }) => dateOf(row)))
    .filter((date) => date?.closest('[id^="record-"]'))
    .toSorted((one, other) => one?.dateTime.localeCompare(other?.dateTime ?? '') ?? 0);
  if (since)
    line.append(
      element('p', 'trust-since', element('small', '', 'First product listed'), ' ', since.cloneNode(true)),
    );
  return line;
}

/** The answer above the tables: which companies were found, and on what lists; or what it means that nothing was found. */
function say(
  status: HTMLElement,
  { asked, words, sections }: { asked: string[]; words: string[]; sections: readonly Section[] },
): void {
  status.replaceChildren();
  const search = status.closest('search');
  if (asked.length === 0 || !search) return;
  if (sections.length > 0) {
    if (words.length > 0 && words.length < asked.length)
      status.append(
        element('p', '', `Nothing has all of ${quoted(asked)}. This is what has ${quoted(words)}.`),
      );
    const companies = companiesIn(sections);
    const others = companies.length - MOST_ANSWERS;
    status.append(
      element(
        'div',
        'trust-lines',
        ...companies.slice(0, MOST_ANSWERS).map((one) => companyLine(search, one, companies.length === 1)),
      ),
      others > 0 ? `And ${others} more ${others === 1 ? 'company' : 'companies'}, below.` : '',
    );
    return;
  }
  const button = (label: string, find: string) => {
    const one = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'button button-quiet',
      textContent: label,
    });
    one.dataset.find = find;
    return one;
  };
  const makers: Record<string, string> = JSON.parse(status.dataset.makers ?? '{}');
  const maker = makers[asked[0]?.toLowerCase() ?? ''];
  const line = lineOf(search, 'none', quoted(asked));
  line.lastElementChild?.append(
    element(
      'p',
      'trust-ways',
      ...(maker ? [button(`Search for ${maker}`, maker)] : []),
      button('Show everything', ''),
    ),
  );
  status.append(line);
}
