import { defineMdastPlugin } from 'satteri';
import { nearest } from './author-error.ts';
import { mistake } from './page.ts';
import { expandTerm, isTerm } from './term.ts';

/** Callouts that authors can write as `:::kind[Title]`, with their default titles. */
export const CALLOUTS: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  warning: 'Warning',
  danger: 'Danger',
};

const KNOWN = [...Object.keys(CALLOUTS), 'steps', 'details'];

const classed = (hName: string, ...className: string[]) => ({ hName, hProperties: { className } });

/** `:::note`, `:::steps`, `:::details`; any other directive is a mistake. */
export const directives = defineMdastPlugin({
  name: 'page-directives',
  options: { position: true },
  containerDirective(node, context) {
    const [first] = node.children;
    const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
    const title = CALLOUTS[node.name];
    if (node.name === 'steps') {
      context.setProperty(node, 'data', classed('div', 'steps'));
    } else if (node.name === 'details') {
      if (!label)
        throw mistake(context, node, ':::details needs a summary, like :::details[What changed in 2.4]');
      context.setProperty(node, 'data', { hName: 'details' });
      context.setProperty(label, 'data', { hName: 'summary' });
    } else if (title) {
      // Not an aside: that's a landmark, and a page can have many callouts.
      const { hName, hProperties } = classed('div', 'callout', `callout-${node.name}`);
      context.setProperty(node, 'data', { hName, hProperties: { ...hProperties, role: 'note' } });
      const data = classed('p', 'callout-title');
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
