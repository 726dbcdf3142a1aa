import { attribute, childrenOf, hasClass, isElement, type Node, termWords, textOf } from '../html-tree.ts';

/** Elements that aren't part of a sentence. */
export const BLOCKS = new Set(
  'address article aside blockquote dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table ul'.split(
    ' ',
  ),
);
/** Only useful on a screen. */
const SKIPPED = new Set(['button', 'form', 'legend', 'nav', 'noscript', 'script', 'style', 'template']);

/** Maps a link's address to the one to write. */
export type MapUrl = (href: string) => string;

/** Whether an element is left out of the Markdown. */
export const skipped = (node: Node): boolean =>
  isElement(node) &&
  (SKIPPED.has(node.tagName) ||
    attribute(node, 'hidden') !== undefined ||
    hasClass(node, 'page-notes') ||
    hasClass(node, 'data-table-tools'));

/** Text with links, code, and emphasis; white space as a browser would show it. */
export function inline(nodes: readonly Node[], mapUrl: MapUrl): string {
  const text = nodes
    // Elements next to each other without text between them are separated by their style on screen.
    .map(
      (node, index) =>
        (isElement(node) && nodes[index - 1] && isElement(nodes[index - 1] as Node) ? ' ' : '') +
        inlineNode(node, mapUrl),
    )
    .join('');
  return text.replace(/[ \t\n]+/g, ' ').replaceAll('\u2028', '  \n');
}

function inlineNode(node: Node, mapUrl: MapUrl): string {
  if (!isElement(node)) return node.nodeName === '#text' ? textOf(node) : '';
  const words = termWords(node);
  if (words !== undefined) return words;
  if (skipped(node)) return '';
  const inner = inline(childrenOf(node), mapUrl);
  switch (node.tagName) {
    case 'a': {
      const href = attribute(node, 'href');
      // The anchor next to a heading has no text.
      return inner.trim() === '' || href === undefined ? inner : `[${inner.trim()}](${mapUrl(href)})`;
    }
    case 'code':
    case 'kbd':
      return inner.includes('`') ? `\`\` ${inner} \`\`` : `\`${inner}\``;
    case 'strong':
    case 'b':
      return `**${inner}**`;
    case 'em':
    case 'i':
      return `*${inner}*`;
    case 'br':
      return '\u2028';
    case 'img':
    case 'svg':
      return attribute(node, 'alt') ?? attribute(node, 'aria-label') ?? '';
    default:
      // A block in a sentence, such as a list in a table cell: a space keeps words apart.
      return BLOCKS.has(node.tagName) ? ` ${inner} ` : inner;
  }
}
