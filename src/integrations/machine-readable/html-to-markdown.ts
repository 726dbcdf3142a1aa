import { attribute, childrenOf, type Element, find, hasClass, isElement, type Node, textOf } from '../html-tree.ts';

const BLOCKS = new Set(
  'address article aside blockquote dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table ul'.split(
    ' ',
  ),
);
/** Of use on a screen only. */
const SKIPPED = new Set(['button', 'form', 'legend', 'nav', 'noscript', 'script', 'style', 'template']);

/**
 * The Markdown of a page that has no Markdown source, from its `<main>`.
 * @param mapUrl the address to write for one of a link
 */
export function htmlToMarkdown(main: Element, mapUrl: (href: string) => string): string {
  return blocksOf(main, mapUrl).join('\n\n');
}

type MapUrl = (href: string) => string;

const skipped = (node: Node): boolean =>
  isElement(node) &&
  (SKIPPED.has(node.tagName) || attribute(node, 'hidden') !== undefined || hasClass(node, 'page-notes'));

/** The children of an element as blocks; text between them becomes paragraphs. */
function blocksOf(node: Node, mapUrl: MapUrl): string[] {
  const blocks: string[] = [];
  let run: Node[] = [];
  const flush = () => {
    const text = inline(run, mapUrl).trim();
    if (text !== '') blocks.push(text);
    run = [];
  };
  for (const child of childrenOf(node)) {
    if (skipped(child)) continue;
    if (isElement(child) && (BLOCKS.has(child.tagName) || find(child, ({ tagName }) => BLOCKS.has(tagName)))) {
      flush();
      blocks.push(...block(child, mapUrl));
    } else run.push(child);
  }
  flush();
  return blocks;
}

function block(element: Element, mapUrl: MapUrl): string[] {
  const { tagName } = element;
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  if (level !== undefined) return [`${'#'.repeat(Number(level))} ${inline(childrenOf(element), mapUrl).trim()}`];
  switch (tagName) {
    case 'pre':
      return [fenced(textOf(element), '')];
    case 'figure':
      return hasClass(element, 'code') ? codeFigure(element) : blocksOf(element, mapUrl);
    case 'ul':
    case 'ol':
      return [list(element, mapUrl)];
    case 'table':
      return [table(element, mapUrl)];
    case 'hr':
      return ['---'];
    case 'aside':
    case 'blockquote':
      return [prefixed(blocksOf(element, mapUrl).join('\n\n'), '> ')];
    case 'summary':
    case 'dt':
      return [`**${inline(childrenOf(element), mapUrl).trim()}**`];
    default: {
      const label = attribute(element, 'data-label');
      return [...(label === undefined ? [] : [`**${label}**`]), ...blocksOf(element, mapUrl)];
    }
  }
}

function codeFigure(figure: Element): string[] {
  const caption = find(figure, ({ tagName }) => tagName === 'figcaption');
  const code = find(figure, ({ tagName }) => tagName === 'pre');
  const note = find(figure, (element) => hasClass(element, 'code-note'));
  return [
    ...(caption ? [`${textOf(caption)}:`] : []),
    ...(code ? [fenced(textOf(code), attribute(figure, 'data-lang') ?? '')] : []),
    ...(note ? [textOf(note)] : []),
  ];
}

function fenced(code: string, lang: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${lang}\n${code.replace(/\n$/, '')}\n${marks}`;
}

function list(element: Element, mapUrl: MapUrl): string {
  const items = childrenOf(element).filter((child) => isElement(child) && child.tagName === 'li' && !skipped(child));
  const texts = items.map((item, index) => {
    const mark = element.tagName === 'ol' ? `${index + 1}. ` : '- ';
    const text = blocksOf(item, mapUrl).join('\n\n');
    return mark + text.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
  });
  return texts.join(texts.some((text) => text.includes('\n\n')) ? '\n\n' : '\n');
}

function table(element: Element, mapUrl: MapUrl): string {
  const rows: string[][] = [];
  const visit = (node: Node) => {
    if (isElement(node) && node.tagName === 'tr') {
      const cells = childrenOf(node).filter((cell): cell is Element => isElement(cell));
      rows.push(
        cells.map((cell) => inline(childrenOf(cell), mapUrl).trim().replaceAll('|', '\\|').replace(/\n+/g, ' ')),
      );
    } else childrenOf(node).forEach(visit);
  };
  visit(element);
  const [head = [], ...body] = rows;
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Text with links, code and emphasis; white space as a browser would show it. */
function inline(nodes: readonly Node[], mapUrl: MapUrl): string {
  const text = nodes.map((node) => inlineNode(node, mapUrl)).join('');
  return text.replace(/[ \t\n]+/g, ' ').replaceAll('\u2028', '  \n');
}

function inlineNode(node: Node, mapUrl: MapUrl): string {
  if (!isElement(node)) return node.nodeName === '#text' ? textOf(node) : '';
  if (skipped(node)) return '';
  const inner = inline(childrenOf(node), mapUrl);
  switch (node.tagName) {
    case 'a': {
      const href = attribute(node, 'href');
      // The anchor beside a heading has no text.
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
      // A block in a sentence, such as a list in a table's cell: a space keeps words apart.
      return BLOCKS.has(node.tagName) ? ` ${inner} ` : inner;
  }
}

const prefixed = (text: string, prefix: string): string =>
  text
    .split('\n')
    .map((line) => (prefix + line).trimEnd())
    .join('\n');
