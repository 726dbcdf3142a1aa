import {
  attribute,
  childrenOf,
  type Element,
  find,
  hasClass,
  isElement,
  type Node,
  textOf,
} from '../html-tree.ts';
import { BLOCKS, inline, type MapUrl, skipped } from './html-inline.ts';

/**
 * The Markdown of a page without a Markdown source, from its `<main>`.
 * @param mapUrl maps each link's address
 */
export function htmlToMarkdown(main: Element, mapUrl: MapUrl): string {
  const blocks = blocksOf(main, mapUrl);
  const title = blocks.findIndex((text) => text.startsWith('# '));
  // What's above the title on screen, such as a version, comes after it.
  return [...blocks.splice(Math.max(title, 0), title < 0 ? 0 : 1), ...blocks].join('\n\n');
}

/** An element's children as blocks; text between them becomes paragraphs. */
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
    if (
      isElement(child) &&
      (BLOCKS.has(child.tagName) || find(child, ({ tagName }) => BLOCKS.has(tagName)))
    ) {
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
  if (level !== undefined)
    return [`${'#'.repeat(Number(level))} ${inline(childrenOf(element), mapUrl).trim()}`];
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
  const items = childrenOf(element).filter(
    (child) => isElement(child) && child.tagName === 'li' && !skipped(child),
  );
  const texts = items.map((item, index) => {
    const mark = element.tagName === 'ol' ? `${index + 1}. ` : '- ';
    const text = blocksOf(item, mapUrl)
      .join('\n\n')
      .replace(/^#{1,6} (.*)$/m, '**$1**');
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
        cells.map((cell) =>
          inline(childrenOf(cell), mapUrl).trim().replaceAll('|', '\\|').replace(/\n+/g, ' '),
        ),
      );
    } else childrenOf(node).forEach(visit);
  };
  visit(element);
  const [head = [], ...body] = rows;
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const prefixed = (text: string, prefix: string): string =>
  text
    .split('\n')
    .map((line) => (prefix + line).trimEnd())
    .join('\n');
