import { settings } from 'virtual:search';
import { onOtherTab } from '../../browser/storage.ts';
import { linkTo, placeSearch } from './address.ts';
import { element } from './element.ts';
import { groupByPage } from './group.ts';
import { hitLink, isPage, pageLine } from './hits.ts';
import { countOf, ignoredWords, quoted } from './labels.ts';
import { failure, ignored, nothing } from './messages.ts';
import { createOptions } from './options.ts';
import { RECENT_KEY, readRecent, withQuery, writeRecent } from './recent.ts';
import { recentList } from './recent-list.ts';
import { type Found, startSearching } from './searching.ts';

/** The maximum number of hits in the dialog; the results page shows the rest. */
const LIMIT = 6;

/**
 * Fills the search dialog: a combobox whose options are sections of pages, or earlier searches.
 * @param initial text that was typed before this code loaded
 */
export function fillDialog(dialog: HTMLDialogElement, initial: string): void {
  const field = element('input', {
    class: 'search-field',
    role: 'combobox',
    'aria-label': 'Search the documentation',
    'aria-autocomplete': 'list',
    placeholder: 'Search the documentation',
    autocomplete: 'off',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    inputmode: 'search',
    enterkeyhint: 'go',
    dir: 'auto',
    input: () => look(),
    keydown: (event: KeyboardEvent) => onKey(event),
  });
  field.value = initial;
  const status = element('p', { class: 'sr-only', role: 'status' });
  const body = element('div', { class: 'search-body' });
  const options = createOptions(field);
  const searching = startSearching(() => show());

  const isBlank = () => field.value.trim() === '';
  const look = () => searching.want({ query: field.value, offset: 0, limit: LIMIT });
  const search = (text: string) => {
    field.value = text;
    field.focus();
    look();
  };
  const leave = () => {
    // Read again, because the results page adds to the same list.
    writeRecent(withQuery(readRecent(), field.value));
    dialog.close();
  };
  const all = (query: string) => settings.page + placeSearch({ query });

  /** What the body shows. The same results aren't shown again, because that would lose the selection. */
  let shown: unknown;
  const show = () => {
    const { status: doing, found } = searching.state;
    body.ariaBusy = String(doing === 'searching');
    status.textContent = doing === 'done' && found ? announced(found) : '';
    const next = isBlank() ? 'recent' : doing === 'failed' ? 'failed' : found;
    if (next === shown && next !== 'recent') return;
    shown = next;
    if (next === 'recent') showRecent();
    else if (next === 'failed') fill([failure(searching.retry)]);
    else if (found === undefined) fill([]);
    else if (found.answer.hits.length > 0) showHits(found);
    else {
      const { query } = found.answered;
      const { suggestions } = found.answer;
      fill([nothing({ id: 'dialog', query, suggestions, onTry: search, onOpen: () => dialog.close() })]);
    }
  };

  const fill = (content: HTMLElement[]) => {
    body.replaceChildren(...content);
    options.set(undefined, [], -1);
  };

  const showRecent = () => {
    const change = (next: string[]) => {
      writeRecent(next);
      showRecent();
      // The button that was pressed has been removed.
      field.focus();
    };
    const { content, list, rows } = recentList(readRecent(), {
      onSearch: search,
      onRemove: (query) => change(readRecent().filter((one) => one !== query)),
      onRemoveAll: () => change([]),
    });
    body.replaceChildren(content);
    // Enter must not repeat an earlier search that nobody selected.
    options.set(list, rows, -1);
  };

  const showHits = ({ answer, answered }: Found) => {
    const { base = '/', slash } = document.documentElement.dataset;
    const links: HTMLElement[] = [];
    const option = (link: HTMLAnchorElement) => {
      link.tabIndex = -1;
      link.addEventListener('click', ({ ctrlKey, metaKey, shiftKey }) => {
        if (!ctrlKey && !metaKey && !shiftKey) leave();
      });
      links.push(link);
      return link;
    };
    const groups = groupByPage(answer.hits).map(({ page, hits }) =>
      element(
        'div',
        { role: 'group', 'aria-label': page.title, class: 'search-group' },
        hits[0] && !isPage(hits[0]) && pageLine(hits[0]),
        ...hits.map((hit) => option(hitLink(hit, linkTo(hit.address, base, slash)))),
      ),
    );
    const more = element('a', { class: 'search-all', href: all(answered.query) });
    more.append(`See all ${countOf(answer.total)}`);
    const list = element(
      'div',
      { class: 'search-list', role: 'listbox', 'aria-label': 'Results' },
      ...groups,
      option(more),
    );
    body.replaceChildren(...[ignored(answer.ignored), list].filter((one) => one instanceof Node));
    options.set(list, links, 0);
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || event.altKey) return;
    if (event.key === 'Enter') open(event);
    else if (!options.move(event)) return;
    event.preventDefault();
  };

  const open = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    const query = field.value;
    const { status: doing, found } = searching.state;
    const option = options.chosen();
    const isFresh = isBlank() || (doing === 'done' && found?.answered.query === query);
    const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
    if (option && isFresh) option.dispatchEvent(new MouseEvent('click', click));
    else if (doing === 'failed') searching.retry();
    else if (!isBlank()) {
      // If Enter is pressed before the results arrive, the results page opens.
      leave();
      element('a', { href: all(query) }).click();
    }
  };

  onOtherTab(RECENT_KEY, () => isBlank() && show());
  dialog.replaceChildren(
    element(
      'div',
      { class: 'search-panel' },
      element(
        'div',
        { class: 'search-bar' },
        searchIcon(),
        field,
        element(
          'button',
          { type: 'button', class: 'search-close', click: () => dialog.close() },
          element('kbd', {}, 'Esc'),
          element('span', {}, 'Close'),
        ),
      ),
      status,
      body,
      element(
        'p',
        { class: 'search-keys', 'aria-hidden': 'true' },
        ...['↑', ' ', '↓', ' to choose ', '↵', ' to open ', 'Esc', ' to close'].map((part) =>
          part.startsWith(' ') ? part : element('kbd', {}, part),
        ),
      ),
    ),
  );
  closeOnOutside(dialog);
  look();
}

function announced({ answer: { total, ignored: words }, answered: { query } }: Found): string {
  const count = `${total ? countOf(total) : 'No results'} for ${quoted(query)}`;
  return words.length > 0 ? `${count}. ${ignoredWords(words)}` : count;
}

/** A press outside the panel closes the dialog, unless it began inside the panel to select text. */
function closeOnOutside(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close();
  });
}

/** Only the magnifier: importing all of the site's icons would make the dialog larger. */
function searchIcon(): SVGElement {
  const create = (name: string, attributes: Record<string, string>) => {
    const created = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
    return created as SVGElement;
  };
  const icon = create('svg', {
    class: 'icon',
    viewBox: '0 0 24 24',
    width: '20',
    height: '20',
    'aria-hidden': 'true',
  });
  icon.append(create('path', { d: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20' }));
  return icon;
}
