/** What a hit looks like, in the dialog and on the results page. */
import { element } from './element.ts';
import { KIND_LABELS } from './labels.ts';
import type { SearchHit, Segment } from './source.ts';

/** The page that hits belong to: docs section, title, and kind. */
export function pageLine(page: SearchHit['page'], heading: 'h2' | 'span' = 'span'): HTMLElement {
  return element(
    'div',
    { class: 'search-page-line', role: 'presentation' },
    page.section !== '' &&
      page.section !== page.title &&
      element('span', { class: 'search-section' }, element('span', {}, page.section), ' ›'),
    element(heading, { class: 'search-title' }, page.title),
    element('span', { class: 'search-kind' }, KIND_LABELS[page.kind].one),
  );
}

/** A link to a hit: the path to the section, its heading, and an excerpt. */
export function hitLink({ path, heading, excerpt }: SearchHit, href: string | undefined): HTMLAnchorElement {
  const above = path.slice(1, -1);
  return element(
    'a',
    { class: path.length > 1 ? 'search-hit search-hit-part' : 'search-hit', href },
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
