import { codeParts, headingParts, keepNames, type TextPart } from '@content-credentials/tools/ui/breaks';
import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Text } from 'hast';
import { defineHastPlugin, type HastVisitorContext, htmlToHast, type PluginFactoryContext } from 'satteri';
import { AuthorError } from '../../config/errors.ts';
import { type Heading, pageOf, VIEW } from './page.ts';

function partNode(part: TextPart): Element | Text {
  if (part.kind === 'break') return { type: 'element', tagName: 'wbr', properties: {}, children: [] };
  const text: Text = { type: 'text', value: part.text };
  if (part.kind === 'text') return text;
  return { type: 'element', tagName: 'span', properties: { className: ['whole'] }, children: [text] };
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4'];
/** Table cells, where lines are short. */
const CELLS = ['td', 'th'];

function isIn(names: readonly string[], node: Readonly<Element>, context: HastVisitorContext): boolean {
  let above = context.parent(node);
  while (above.type === 'element') {
    if (names.includes(above.tagName)) return true;
    above = context.parent(above);
  }
  return false;
}

/**
 * Inline code whose options and short names with hyphens don't wrap; any other node is returned unchanged.
 * @param isNarrow whether lines are short there, so that every long name can be broken
 */
function withCodeBreaks<Node extends ElementContent>(node: Node, isNarrow: boolean): Node {
  if (node.type !== 'element' || node.tagName !== 'code') return node;
  const [only, ...others] = node.children;
  if (only?.type !== 'text' || others.length) return node;
  const parts = keepNames(codeParts(only.value, isNarrow));
  return parts.some(({ kind }) => kind !== 'text') ? { ...node, children: parts.map(partNode) } : node;
}

/**
 * In the HTML tree, inserts rendered views, gives headings ids and anchors, adds breaks to code, and adapts tables.
 * `{#id was=earlier-id}` keeps a heading's earlier id, so that old links still arrive.
 */
export function html({ data }: PluginFactoryContext) {
  const slugger = new GithubSlugger();
  const ids = new Set<string>();
  const refuse = (node: { position?: { start: { line: number } } | undefined }, message: string) =>
    new AuthorError(pageOf({ data }).record.file, node.position?.start.line, message);
  return defineHastPlugin({
    name: 'page-html',
    options: { position: true },
    element: [
      {
        filter: [VIEW],
        visit(node) {
          const key = String(node.properties?.['data-key'] ?? node.properties?.dataKey);
          const tree = htmlToHast(pageOf({ data }).views.get(key) ?? '', { fragment: true });
          return ('children' in tree ? tree.children[0] : undefined) as Element;
        },
      },
      {
        filter: HEADINGS,
        visit(node, context) {
          const text = context.textContent(node);
          if (node.tagName === 'h1') {
            throw refuse(
              node,
              `"# ${text}" is a second title; the title is in the front matter, so begin headings with ##`,
            );
          }
          const own = node.properties?.id;
          const id = typeof own === 'string' ? own : slugger.slug(text);
          if (ids.has(id))
            throw refuse(
              node,
              `two headings have the id \`${id}\`; give one of them another id with {#another-id}`,
            );
          ids.add(id);
          const { was, ...properties } = node.properties;
          const earlier: Element[] =
            typeof was === 'string'
              ? [{ type: 'element', tagName: 'span', properties: { id: was }, children: [] }]
              : [];
          const anchor: Element = {
            type: 'element',
            tagName: 'a',
            properties: { className: ['anchor'], href: `#${id}`, ariaLabel: `Link to “${text}”` },
            children: [],
          };
          const children = node.children.flatMap((child): ElementContent | ElementContent[] =>
            child.type === 'text' ? headingParts(child.value).map(partNode) : withCodeBreaks(child, true),
          );
          return { ...node, properties: { ...properties, id }, children: [...earlier, ...children, anchor] };
        },
      },
      {
        filter: ['th'],
        visit(node, context) {
          // The empty corner of a table with row headers isn't a header; the other cells in that row are.
          if (context.textContent(node).trim() === '') return { ...node, tagName: 'td' };
          context.setProperty(node, 'scope', 'col');
          return undefined;
        },
      },
      {
        filter: ['code'],
        visit(node, context) {
          // A heading's code is replaced together with the heading.
          if (isIn(HEADINGS, node, context)) return undefined;
          const broken = withCodeBreaks(node, isIn(CELLS, node, context));
          return broken === node ? undefined : broken;
        },
      },
      {
        filter: ['table'],
        visit(node, context) {
          for (const [cell, label] of labelsOf(node, (part) => context.textContent(part)))
            context.setProperty(cell, 'data-label', label);
          context.wrapNode(node, {
            type: 'element',
            tagName: 'div',
            properties: { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: 'Table' },
            children: [],
          });
        },
      },
    ],
  });
}

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';

/** The elements with these names below a node, in document order. */
function below(node: Element, ...names: readonly string[]): Element[] {
  return node.children
    .filter(isElement)
    .flatMap((child) => (names.includes(child.tagName) ? [child] : below(child, ...names)));
}

/**
 * The column header of each body cell: on a phone, cells are stacked and show it.
 * @param textOf the text of a node
 * @returns pairs of a cell and its label; the first cell identifies the row and doesn't have one
 */
function labelsOf(table: Element, textOf: (node: Element) => string): Array<[Element, string]> {
  const [head, ...body] = below(table, 'tr');
  // In a table with two columns, the first identifies the row, and the second doesn't need a label.
  const labels =
    head && below(head, 'th', 'td').length > 2
      ? below(head, 'th', 'td').map((cell) => textOf(cell).trim())
      : [];
  return body.flatMap((row) =>
    below(row, 'th', 'td').flatMap((cell, column): Array<[Element, string]> => {
      const label = labels[column];
      return column > 0 && label ? [[cell, label]] : [];
    }),
  );
}

const KEY = 'headings';

/** The headings of a compiled page, from the compiler's data bag. */
export const headingsOf = (data: Readonly<Record<string, unknown>>): Heading[] =>
  (data[KEY] as Heading[]) ?? [];

/** Lists a page's headings, those of components included, and gives an id to each that has none. */
export function headings({ data }: PluginFactoryContext) {
  const slugger = new GithubSlugger();
  const list: Heading[] = [];
  data[KEY] = list;
  return defineHastPlugin({
    name: 'page-headings',
    element: {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      visit(node, context) {
        const text = context.textContent(node);
        const own = node.properties?.id;
        const slug = typeof own === 'string' ? own : slugger.slug(text);
        list.push({ depth: Number(node.tagName[1]), slug, text });
        if (typeof own !== 'string') context.setProperty(node, 'id', slug);
      },
    },
  });
}
