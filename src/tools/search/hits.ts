/** What a hit looks like, in the dialog and on the results page. */
import { element } from './element.ts';
import { kindLabel } from './labels.ts';
import type { SearchHit, Segment } from './source.ts';

/**
 * The page that hits belong to: docs section, title, and what it is.
 * @param title the title with the matched words
 */
export function pageLine(
  { page, path }: SearchHit,
  heading: 'h2' | 'span' = 'span',
  title: readonly Segment[] = [{ text: page.title, marked: false }],
): HTMLElement {
  return element(
    'div',
    { class: 'search-page-line', role: 'presentation' },
    page.section !== '' &&
      page.section !== page.title &&
      element('span', { class: 'search-section' }, element('span', {}, page.section), ' ›'),
    element(heading, { class: 'search-title' }, ...marked(title)),
    element('span', { class: 'search-kind' }, kindLabel(page, path)),
  );
}

/** Whether a hit is the page itself, which needs no line above it. */
export const isPage = ({ path }: SearchHit): boolean => path.length === 1;

/** A link to a hit: its page, or the path to the section and its heading; and an excerpt. */
export function hitLink(hit: SearchHit, href: string | undefined, title?: 'h2'): HTMLAnchorElement {
  const { path, heading, excerpt } = hit;
  const above = path.slice(1, -1);
  const isRow = isPage(hit);
  return element(
    'a',
    { class: isRow ? 'search-hit search-hit-page' : 'search-hit search-hit-part', href },
    isRow && pageLine(hit, title, heading),
    !isRow &&
      element(
        'span',
        { class: 'search-heading', dir: 'auto' },
        above.length > 0 && element('span', { class: 'search-path' }, `${above.join(' › ')} › `),
        ...marked(heading),
      ),
    excerpt.length > 0 && element('span', { class: 'search-excerpt', dir: 'auto' }, ...marked(excerpt)),
  );
}

/** Text with the matched words highlighted. Adjacent marks, such as `claim` and `Signature`, are joined into one. */
function marked(segments: readonly Segment[]): Array<Node | string> {
  const stretches: Segment[] = [];
  for (const { text, marked } of segments) {
    const last = stretches.at(-1);
    if (last?.marked === marked) last.text += text;
    else stretches.push({ text, marked });
  }
  return stretches.map(({ text, marked }) => (marked ? element('mark', {}, text) : text));
}
