import {
  attribute,
  childrenOf,
  hasClass,
  isElement,
  type Node,
  termWords,
  textOf,
} from '../../content/html-tree.ts';
import type { Section } from '../../content/page-value.ts';

/** What isn't prose. Programs are found by the page that explains them. */
const SILENT = new Set('button figcaption nav noscript script style template'.split(' '));
/** Elements that begin a line. */
const BLOCK =
  /^(?:address|blockquote|br|d[dlt]|details|div|figure|legend|h[1-6r]|li|[ou]l|p|section|small|summary|table|t(?:body|head|r))$/;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A line for each block, and a form feed before the id and the text of each heading. */
function linesOf(node: Node): string {
  if (node.nodeName === '#text') return textOf(node).replace(/\s/g, ' ');
  const inside = () => childrenOf(node).map(linesOf).join('');
  if (!isElement(node)) return inside();
  const { tagName } = node;
  // The id of a heading that opens a part is inside of that part.
  const id = attribute(node, 'id') ?? attribute(node, 'data-id');
  const label = attribute(node, 'aria-label');
  // A drawing's words are in drawing order, so its label stands for it. An icon has none.
  if (tagName === 'svg') return label ? `\n${label}\n` : '';
  if (tagName === 'img') return ` ${attribute(node, 'alt') ?? ''} `;
  if (SILENT.has(tagName) || hasClass(node, 'code')) return '';
  if (attribute(node, 'data-table') === 'messages') return messagesIn(node);
  if (/^h[2-6]$/.test(tagName) && id !== undefined) return `\f${id}\n${plain(textOf(node))}\n`;
  if (tagName === 'code') return `\`${textOf(node).replaceAll('`', "'").replaceAll('\n', ' ')}\``;
  const around = BLOCK.test(tagName) ? '\n' : /^(?:label|t[dh])$/.test(tagName) ? ' ' : '';
  // A term's button has the word, and its popover the glossary's text.
  return around + (termWords(node) ?? inside()) + around;
}

/** In the list of all messages, those that no page explains are sections, and the others are silent. */
function messagesIn(node: Node): string {
  if (!isElement(node) || node.tagName !== 'tr') return childrenOf(node).map(messagesIn).join('');
  const [message, ...cells] = childrenOf(node).map((cell) => linesOf(cell).trim().replace(/ +/g, ' '));
  const id = attribute(node, 'id');
  return id === undefined ? '' : `\f${id}\n${message}\n${cells.join('\n')}\n`;
}

/** Headings and texts of a page. @param root its article */
export const sectionsOf = (root: Node): Section[] =>
  `\n\n${linesOf(root)}`.split('\f').map((section) => {
    const [id = '', title = '', ...lines] = section.split('\n');
    return { id, title, text: lines.map(plain).filter(Boolean).join('\n') };
  });
