import { nearest } from '@content-credentials/verdict/nearest';
import { createElement } from 'react';
import { defineMdastPlugin, type MdastNode, type MdastVisitorContext } from 'satteri';
import { formsOf, GLOSSARY_PAGE, glossary, termWritten } from '../data/glossary.ts';
import { around, lineOf, mistake, pageOf, standIn } from './page.ts';
import { isUnclosed, unclosedMessage } from './syntax-message.ts';

/** Callouts that authors can write as `:::kind[Title]`, with their default titles. */
const CALLOUTS: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  warning: 'Warning',
  danger: 'Danger',
};

const KNOWN = [...Object.keys(CALLOUTS), 'steps', 'details'];

const withClass = (hName: string, ...className: string[]) => ({ hName, hProperties: { className } });

/** `:::note`, `:::steps`, `:::details`; any other directive is a mistake. */
export const directives = defineMdastPlugin({
  name: 'page-directives',
  options: { position: true },
  containerDirective(node, context) {
    if (isUnclosed(node, context.source.split('\n'))) throw mistake(context, node, unclosedMessage(node));
    const [first] = node.children;
    const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
    const title = CALLOUTS[node.name];
    if (node.name === 'steps') {
      context.setProperty(node, 'data', withClass('div', 'steps'));
    } else if (node.name === 'details') {
      if (!label)
        throw mistake(context, node, ':::details needs a summary, like :::details[What changed in 2.4]');
      context.setProperty(node, 'data', { hName: 'details' });
      context.setProperty(label, 'data', { hName: 'summary' });
    } else if (title) {
      // Not an aside: that's a landmark, and a page can have many callouts.
      const { hName, hProperties } = withClass('div', 'callout', `callout-${node.name}`);
      context.setProperty(node, 'data', { hName, hProperties: { ...hProperties, role: 'note' } });
      const data = withClass('p', 'callout-title');
      if (label) context.setProperty(label, 'data', data);
      else {
        const text = { type: 'text', value: title } as const;
        context.prependChild(node, { type: 'callout-title', children: [text], data });
      }
    } else {
      const close = nearest(node.name, KNOWN);
      const fix = close
        ? `did you mean :::${close}?`
        : `there are ${KNOWN.map((name) => `:::${name}`).join(', ')}`;
      throw mistake(context, node, `there's no directive :::${node.name}; ${fix}`);
    }
  },
  leafDirective(node, context) {
    throw mistake(
      context,
      node,
      `there's no directive ::${node.name}; use one of ${KNOWN.map((name) => `:::${name}`).join(', ')}`,
    );
  },
  textDirective(node, context) {
    if (isTerm(node)) {
      context.replaceNode(node, expandTerm(node, context));
      return undefined;
    }
    // `c2pa:assertions` and `12:30` are text, not directives, so restore them as written.
    const { start, end } = node.position ?? {};
    return { type: 'text', value: context.source.slice(start?.offset, end?.offset) };
  },
});

type TextDirective = Extract<MdastNode, { type: 'textDirective' }>;

/** `:term[manifest store]`; a `long:term` without brackets is ordinary text. */
const isTerm = ({ name, children }: Readonly<TextDirective>) => name === 'term' && children.length > 0;

/** Places that can't contain a button, and their names for authors. */
const CLOSED: Readonly<Record<string, string>> = { heading: 'a heading', link: 'the label of a link' };

/** The replacement for `:term[words]` or `:term[words]{id=its-id}`: the words with their definition. */
function expandTerm(node: Readonly<TextDirective>, context: MdastVisitorContext) {
  const page = pageOf(context);
  const { record, marked, vocabulary, context: site } = page;
  const words = context.textContent(node);
  const refuse = (message: string) => mistake(context, node, `:term[${words}] ${message}`);

  const { id, ...others } = node.attributes ?? {};
  const [stray] = Object.keys(others);
  if (stray) throw refuse(`has no \`${stray}\`; it takes id`);
  if (node.children.some(({ type }) => type !== 'text')) throw refuse('can contain only plain words');
  const place = CLOSED[around(Object.keys(CLOSED), node, context) ?? ''];
  if (place) throw refuse(`is in ${place}; mark it in a sentence instead`);

  const entry = find();
  const line = lineOf(node) ?? 1;
  const before = marked.get(entry.id);
  if (before) throw refuse(`is marked on line ${before}; mark a term only once, where it first matters`);
  marked.set(entry.id, line);

  const url = `${GLOSSARY_PAGE}#${entry.id}`;
  record.links.push({ url, line, text: words });
  return standIn(context, node, createElement(vocabulary.views.Term, { entry, words, href: site.href(url) }));

  function find() {
    page.glossary ??= glossary(site.sourceDir);
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
