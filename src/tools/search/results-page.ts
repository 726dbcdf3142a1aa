import { linkTo, placeSearch, readPlace, type SearchPlace } from './address.ts';
import { element } from './element.ts';
import { filters } from './filters.ts';
import { groupByPage } from './group.ts';
import { hitLink, isPage, pageLine } from './hits.ts';
import { countOf, ignoredWords, quoted } from './labels.ts';
import { failure, ignored, nothing } from './messages.ts';
import { paging } from './paging.ts';
import { readRecent, withQuery, writeRecent } from './recent.ts';
import { type Found, type SearchState, startSearching } from './searching.ts';

/** Hits on one page of results. */
const LIMIT = 20;

/**
 * The search page: all results, with filters and paging. Its state is in the URL: typing replaces the history entry; a
 * filter or another page of results adds one.
 * @param ended aborts when another page replaces this one
 */
export function fillResultsPage(shell: HTMLElement, field: HTMLInputElement, ended: AbortSignal): void {
  // Text that was typed before this code loaded takes precedence over the URL.
  const typed = field.value;
  let place: SearchPlace = typed ? { query: typed, page: 1 } : readPlace(location.search);
  const before = typed ? undefined : storedResults();
  let keepTop: (top: number) => void = () => {};

  const count = element('p', { class: 'search-count', role: 'status', tabindex: -1 });
  const narrow = element('div', { class: 'search-filters' });
  const results = element('div', { class: 'search-results' });
  shell.lastElementChild?.replaceWith(element('div', { class: 'search-summary' }, count, narrow), results);

  const look = () => {
    const isBlank = place.query.trim() === '';
    shell.toggleAttribute('data-blank', isBlank);
    nameDocument(isBlank ? undefined : `Search results for ${quoted(place.query)}`);
    const { page, ...wanted } = place;
    searching.want({ ...wanted, offset: (page - 1) * LIMIT, limit: LIMIT });
  };
  const go = (next: SearchPlace, entry: 'replace' | 'push') => {
    place = next;
    const address = location.pathname + placeSearch(next);
    if (entry === 'push') history.pushState(null, '', address);
    else history.replaceState(history.state, '', address);
    look();
  };
  const search = (query: string) => {
    field.value = query;
    field.focus();
    go({ query, page: 1 }, 'push');
  };
  const remember = () => writeRecent(withQuery(readRecent(), field.value));
  const turn = (page: number) => {
    go({ ...place, page }, 'push');
    // The next Tab press starts at the new results.
    count.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  };

  const showFilters = (found: Found | undefined) => {
    const { kind, section } = place;
    const isUseful = found && (found.answer.total > 0 || kind !== undefined || section !== undefined);
    const focused = narrow.contains(document.activeElement) ? document.activeElement?.id : undefined;
    const onChange = (change: Partial<SearchPlace>) => go({ ...place, page: 1, ...change }, 'push');
    narrow.replaceChildren(
      ...(isUseful ? filters({ facets: found.answer.facets, kind, section, onChange }) : []),
    );
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  };

  const showResults = ({ answer, answered }: Found) => {
    if (answer.total === 0) {
      const { suggestions } = answer;
      results.replaceChildren(nothing({ id: 'page', query: answered.query, suggestions, onTry: search }));
      return;
    }
    const { base = '/', slash } = document.documentElement.dataset;
    const groups = groupByPage(answer.hits).map(({ hits }) =>
      element(
        'li',
        { class: 'search-group' },
        hits[0] && !isPage(hits[0]) && pageLine(hits[0], 'h2'),
        element(
          'ul',
          {},
          ...hits.map((hit) => {
            const link = hitLink(hit, linkTo(hit.address, base, slash), 'h2');
            link.addEventListener('click', remember);
            return element('li', {}, link);
          }),
        ),
      ),
    );
    const turns = paging({
      page: place.page,
      pages: Math.ceil(answer.total / LIMIT),
      link: (page) => placeSearch({ ...place, page }),
      onTurn: turn,
    });
    const parts = [ignored(answer.ignored), element('ol', { class: 'search-groups' }, ...groups), turns];
    results.replaceChildren(...parts.filter((part) => part instanceof Node));
  };

  let shown: unknown;
  const show = ({ status, found }: SearchState) => {
    results.ariaBusy = String(status === 'searching');
    count.replaceChildren(...(status === 'done' && found ? announced(found) : []));
    const next = status === 'failed' ? 'failed' : found;
    if (next === shown) return;
    shown = next;
    showFilters(found);
    if (status === 'failed') results.replaceChildren(failure(searching.retry));
    else if (found) showResults(found);
    else results.replaceChildren();
    if (status === 'done' && found) keepTop = storeResults(found);
  };
  const searching = startSearching(show, before, ended);

  field.addEventListener('input', () => go({ ...place, query: field.value, page: 1 }, 'replace'));
  field.addEventListener('keydown', ({ key }) => key === 'Enter' && remember());
  const { pathname } = location;
  const back = () => {
    // Another page is about to replace this one.
    if (location.pathname !== pathname) return;
    place = readPlace(location.search);
    field.value = place.query;
    look();
  };
  addEventListener('popstate', back, { signal: ended });
  addEventListener('scroll', () => keepTop(scrollY), { passive: true, signal: ended });

  field.value = place.query;
  if (typed) go(place, 'replace');
  else {
    show(searching.state);
    look();
  }
  if (before) scrollTo({ top: before.top, behavior: 'instant' });
}

/** Announced as the results arrive. */
function announced({ answer: { total, ignored: words }, answered: { query } }: Found): Array<Node | string> {
  const hidden = (text: string) => element('span', { class: 'sr-only' }, text);
  if (total === 0) return [hidden('No results')];
  return [
    `${countOf(total)} for `,
    element('span', { dir: 'auto' }, quoted(query)),
    ...(words.length > 0 ? [hidden(`. ${ignoredWords(words)}`)] : []),
  ];
}

let ownTitle: string | undefined;

/** Puts `name` before the site's name in the document's title; undefined restores the page's own title. */
function nameDocument(name: string | undefined): void {
  ownTitle ??= document.title;
  document.title = name === undefined ? ownTitle : ownTitle.replace(/^.*?(?= \| )/, () => name);
}

/** The results on the page, and the scroll position. */
interface StoredResults extends Found {
  top: number;
}

const MOST = 10;

/**
 * Keyed by history entry, so that going back from a result restores the results and the scroll position immediately.
 */
const results = new Map<string, StoredResults>();

const keyHere = () => ('navigation' in window ? (navigation.currentEntry?.key ?? '') : '');

/** The earlier results for the current history entry. */
export const storedResults = (): StoredResults | undefined => results.get(keyHere());

/** Stores the results for the current history entry; returns what keeps the scroll position with them. */
export function storeResults(found: Found): (top: number) => void {
  const here: StoredResults = { ...found, top: scrollY };
  results.delete(keyHere());
  results.set(keyHere(), here);
  const [oldest] = results.keys();
  if (results.size > MOST && oldest !== undefined) results.delete(oldest);
  return (top) => {
    here.top = top;
  };
}
