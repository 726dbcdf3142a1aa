import {
  attribute,
  childrenOf,
  type Element,
  find,
  hasClass,
  isElement,
  type Node,
  termWords,
  textOf,
} from '../../content/html-tree.ts';

/** Elements that aren't part of a sentence. */
export const BLOCKS = new Set(
  'address article aside blockquote dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table ul'.split(
    ' ',
  ),
);
/** Only useful on a screen. */
const SKIPPED = new Set(['button', 'form', 'legend', 'nav', 'noscript', 'script', 'style', 'template']);
const SKIPPED_CLASSES = ['page-notes', 'data-table-tools', 'tab-row', 'live', 'sample-frame', 'show-all'];

/** Maps a link's address to the one to write. */
export type MapUrl = (href: string) => string;

/** Whether an element is left out of the Markdown. A command that waits for its program on screen isn't. */
export const isSkipped = (node: Node): boolean =>
  isElement(node) &&
  (SKIPPED.has(node.tagName) ||
    SKIPPED_CLASSES.some((name) => hasClass(node, name)) ||
    (attribute(node, 'hidden') !== undefined && !hasClass(node, 'run')));

/** Elements that only say where a word can break. */
const isBreak = (node: Node): boolean =>
  isElement(node) && (node.tagName === 'wbr' || hasClass(node, 'whole'));

/** Text with links, images, code, and emphasis; white space as a browser would show it. */
export function inline(nodes: readonly Node[], mapUrl: MapUrl): string {
  const text = nodes
    .map((node, index) => {
      const before = nodes[index - 1];
      // Elements next to each other without text between them are separated by their style on screen.
      const isApart = before && [before, node].every((one) => isElement(one) && !isBreak(one));
      return (isApart ? ' ' : '') + inlineNode(node, mapUrl);
    })
    .join('');
  return text.replace(/[ \t\n]+/g, ' ').replace(/ ?\u2028 ?/g, '\u2028');
}

/** Lines end where the page has a line break. */
export const lines = (text: string): string => text.replaceAll('\u2028', '  \n');

/** With quotation marks as on a keyboard. */
export const asTyped = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** As typed, and without characters that Markdown would take for marks. */
const escapeMarkdown = (text: string): string =>
  asTyped(text)
    .replace(/[\\`*]|\[(?=[^\]]*\]\()|<(?=[a-z/!])/gi, '\\$&')
    .replace(/(?<=[\s(])_(?=\w)/g, '\\_');

function inlineNode(node: Node, mapUrl: MapUrl): string {
  if (!isElement(node)) return node.nodeName === '#text' ? escapeMarkdown(textOf(node)) : '';
  const words = termWords(node);
  if (words !== undefined) return escapeMarkdown(words);
  if (isSkipped(node)) return '';
  const inner = () => inline(childrenOf(node), mapUrl);
  switch (node.tagName) {
    case 'a': {
      const href = attribute(node, 'href');
      const label = inner();
      // The anchor next to a heading has no text.
      return label.trim() === '' || href === undefined ? label : `[${label.trim()}](${mapUrl(href)})`;
    }
    case 'code':
    case 'kbd':
      return linkedCode(node, mapUrl);
    case 'strong':
    case 'b':
      return `**${inner()}**`;
    case 'em':
    case 'i':
      return `*${inner()}*`;
    case 'br':
      return '\u2028';
    case 'img': {
      const alt = attribute(node, 'alt') ?? '';
      return alt && `![${escapeMarkdown(alt)}](${mapUrl(attribute(node, 'src') ?? '')})`;
    }
    case 'svg':
      return attribute(node, 'aria-label') ?? '';
    case 'ul':
    case 'ol':
      return `${itemsOf(node)
        .map((item) => `<br>${inline(childrenOf(item), mapUrl).trim()}`)
        .join('')}<br>`;
    default:
      // A block in a sentence, such as a paragraph in a table cell: a space keeps words apart.
      return BLOCKS.has(node.tagName) ? ` ${inner()} ` : inner();
  }
}

/** The items of a list that are shown. */
export const itemsOf = (list: Element): Element[] =>
  childrenOf(list).filter(
    (child): child is Element => isElement(child) && child.tagName === 'li' && !isSkipped(child),
  );

/** Code; the links inside it, such as those of types, stand between code spans. */
function linkedCode(node: Element, mapUrl: MapUrl): string {
  if (!find(node, ({ tagName }) => tagName === 'a')) return codeSpan(textOf(node));
  return childrenOf(node)
    .map((child) => {
      const href = isElement(child) && child.tagName === 'a' ? attribute(child, 'href') : undefined;
      if (href !== undefined) return `[${codeSpan(textOf(child))}](${mapUrl(href)})`;
      return isElement(child) ? linkedCode(child, mapUrl) : codeSpan(textOf(child));
    })
    .join('');
}

function codeSpan(code: string): string {
  const text = code.replace(/\s+/g, ' ');
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** The text of a code block: an inserted line has no line break of its own, and a deleted line isn't part of the program. */
export function codeOf(pre: Element): string {
  const text = (node: Node): string => {
    if (!isElement(node)) return textOf(node);
    if (node.tagName === 'del' || node.tagName === 'button') return '';
    return childrenOf(node).map(text).join('') + (node.tagName === 'ins' ? '\n' : '');
  };
  return text(pre).replaceAll('\u00a0', ' ').replace(/\n$/, '');
}
