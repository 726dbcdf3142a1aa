import { createElement } from 'react';
import type { MdastNode, MdastVisitorContext } from 'satteri';
import { formsOf, GLOSSARY_PAGE, glossary, termWritten } from '../data/glossary.ts';
import { nearest } from './author-error.ts';
import { lineOf, mistake, pageOf, standIn } from './page.ts';

type TextDirective = Extract<MdastNode, { type: 'textDirective' }>;

/** `:term[manifest store]`; a `long:term` without brackets is ordinary text. */
export const isTerm = ({ name, children }: Readonly<TextDirective>) => name === 'term' && children.length > 0;

/** Places that can't contain a button, and their names for authors. */
const CLOSED: Readonly<Record<string, string>> = { heading: 'a heading', link: 'the label of a link' };

function closedPlace(node: Readonly<TextDirective>, context: MdastVisitorContext): string | undefined {
  let above: Readonly<MdastNode> | undefined = context.parent(node);
  while (above && above.type !== 'root') {
    const place = CLOSED[above.type];
    if (place) return place;
    above = context.parent(above);
  }
  return undefined;
}

/** The replacement for `:term[words]` or `:term[words]{id=its-id}`: the words with their definition. */
export function expandTerm(node: Readonly<TextDirective>, context: MdastVisitorContext) {
  const page = pageOf(context);
  const { record, marked, vocabulary, context: site } = page;
  const words = context.textContent(node);
  const refuse = (message: string) => mistake(context, node, `:term[${words}] ${message}`);

  const { id, ...others } = node.attributes ?? {};
  const [stray] = Object.keys(others);
  if (stray) throw refuse(`has no \`${stray}\`; it takes id`);
  if (node.children.some(({ type }) => type !== 'text')) throw refuse('can contain only plain words');
  const place = closedPlace(node, context);
  if (place) throw refuse(`is in ${place}; mark it in a sentence instead`);

  const entry = find();
  const line = lineOf(node) ?? 1;
  const before = marked.get(entry.id);
  if (before) throw refuse(`is marked on line ${before}; mark a term only once, where it first matters`);
  marked.set(entry.id, line);

  const url = `${GLOSSARY_PAGE}#${entry.id}`;
  record.links.push({ url, line, kind: 'link', text: words });
  return standIn(page, createElement(vocabulary.views.Term, { entry, words, href: site.href(url) }));

  function find() {
    try {
      page.glossary ??= glossary(site.sourceDir);
    } catch (error) {
      throw refuse(`can't be explained: ${(error as Error).message}`);
    }
    const { terms } = page.glossary;
    const found = id ? terms.find((one) => one.id === id) : termWritten(page.glossary, words);
    if (found) return found;
    const close = id
      ? nearest(
          id,
          terms.map((one) => one.id),
        )
      : nearest(words.toLowerCase(), terms.flatMap(formsOf));
    const fix = close
      ? `did you mean ${id ? `{id=${close}}` : `:term[${close}]`}?`
      : 'add it there, or choose a term with {id=…}';
    throw refuse(`isn't in data/glossary.json${id ? ` as \`${id}\`` : ''}; ${fix}`);
  }
}
