import { settings } from 'virtual:search';
import { issueLink } from './address.ts';
import { type Content, element } from './element.ts';
import { ignoredWords, quoted } from './labels.ts';

/** The index or the service didn't respond. The strings are those of spec §8. */
export const failure = (onRetry: () => void): HTMLElement =>
  element(
    'div',
    { class: 'search-message', role: 'alert' },
    element('p', { class: 'search-message-title' }, 'Unable to fetch results'),
    element('p', {}, 'You might want to check your network connection.'),
    element('button', { type: 'button', class: 'button', click: onRetry }, 'Retry'),
  );

/** Names the words of the query that none of the results contain, if any. */
export const ignored = (words: readonly string[]): Content =>
  words.length > 0 && element('p', { class: 'search-ignored', dir: 'auto' }, ignoredWords(words));

interface Nothing {
  /** Prefix of the ids, because the dialog and the results page can both show it. */
  id: string;
  query: string;
  suggestions: readonly string[];
  onTry(query: string): void;
  /** Called when a page is about to open. */
  onOpen?: () => void;
}

/** There are no results: suggests other queries and pages to start from. The first strings are those of spec §8. */
export function nothing({ id, query, suggestions, onTry, onOpen = () => {} }: Nothing): HTMLElement {
  const list = (name: string, label: string, links: readonly HTMLElement[]) =>
    element(
      'div',
      { class: 'search-tries' },
      element('p', { id: `${id}-${name}` }, label),
      element('ul', { 'aria-labelledby': `${id}-${name}` }, ...links.map((one) => element('li', {}, one))),
    );
  const report = { href: issueLink(settings.report, query), target: '_blank', rel: 'noreferrer' };
  return element(
    'div',
    { class: 'search-message' },
    element(
      'p',
      { class: 'search-message-title' },
      'No results for ',
      element('span', { dir: 'auto' }, quoted(query)),
    ),
    suggestions.length > 0
      ? list(
          'tries',
          'Try searching for',
          suggestions.map((one) => element('button', { type: 'button', click: () => onTry(one) }, one)),
        )
      : element('p', {}, 'Try searching for fewer words, or for an exact name.'),
    list(
      'starts',
      'Or start from',
      settings.starts.map(({ label, href }) => element('a', { href, click: onOpen }, label)),
    ),
    element('p', {}, 'Believe this query should return results? ', element('a', report, 'Let us know.')),
  );
}
