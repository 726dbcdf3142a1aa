import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { findOne, innerText } from 'domutils';
import { slug } from 'github-slugger';
import type { ElementContent } from 'hast';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import { h } from 'hastscript';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { childrenOf, hasClass, termWords } from '../../content/html-tree.ts';

/** Maps a link's address to the one to write. */
export type MapUrl = (href: string) => string;

/** What a twin says instead of a tool, by the name of its island. */
const SENTENCES: Readonly<Record<string, string>> = {
  inspector: 'On the web page, an inspector for files opens here and shows every check, in the browser.',
  'signing-lab':
    'On the web page, a lab opens here. It signs an image in the browser with a newly created key, flips a bit, and trusts the root. Nothing is sent.',
  'certificate-clinic':
    'On the web page, the certificate clinic opens here and checks a chain against every rule for signers, in the browser.',
};

/** Only useful on a screen. */
const SKIPPED = new Set(
  'button form iframe input legend nav noscript script select style template textarea'.split(' '),
);
const SKIPPED_CLASSES = ['page-notes', 'data-table-tools', 'tab-row', 'live', 'sample-frame', 'show-all'];

/** Whether an element is left out of the Markdown. A command that waits for its program on screen isn't. */
const isSkipped = (node: AnyNode): boolean =>
  isTag(node) &&
  (SKIPPED.has(node.tagName) ||
    SKIPPED_CLASSES.some((name) => hasClass(node, name)) ||
    (node.attribs.hidden !== undefined && !hasClass(node, 'run')));

/** Elements that only say where a word can break. */
const isBreak = (node: AnyNode): boolean =>
  isTag(node) && (node.tagName === 'wbr' || hasClass(node, 'whole'));

/** With quotation marks as on a keyboard. */
export const asTyped = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** What's written as it is: an element for it, and the Markdown that this becomes. */
const verbatim = (value: string) => h('markdown', { value });
const markdown: Handle = (_state, element) => ({ type: 'html', value: String(element.properties.value) });

/**
 * The Markdown of an article, or of a page's `<main>`.
 * @param mapUrl maps the address of each link and image
 */
export function htmlToMarkdown(root: AnyNode, mapUrl: MapUrl): string {
  const tree = toMdast(h(null, plainChildren(root, { mapUrl, place: 'page' })), { handlers: { markdown } });
  if (tree.type !== 'root') return '';
  const title = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  // What's above the title on screen, such as a version, comes after it.
  if (title > 0) tree.children.unshift(...tree.children.splice(title, 1));
  return toMarkdown(tree, {
    bullet: '-',
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  }).trimEnd();
}

interface Around {
  mapUrl: MapUrl;
  /** Items of lists have no headings, and cells of tables no blocks. */
  place: 'page' | 'item' | 'cell';
}

function plainChildren(node: AnyNode, around: Around): ElementContent[] {
  const shown = childrenOf(node).filter((child) => !isSkipped(child));
  return shown.flatMap((child, index) => {
    const before = shown[index - 1];
    // Elements next to each other without text between them are separated by their style on screen.
    const isApart = before && [before, child].every((one) => isTag(one) && !isBreak(one));
    return isApart ? [SPACE, ...plain(child, around)] : plain(child, around);
  });
}

/** Where a line of a cell ends. */
const LINE = verbatim('<br>');

const isBlank = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === '';

/** A cell, without its empty lines. */
function cellLines(children: readonly ElementContent[]): ElementContent[] {
  const lines: ElementContent[][] = [[]];
  for (const child of children) {
    if (child === LINE) lines.push([]);
    else lines.at(-1)?.push(child);
  }
  return lines
    .filter((line) => !line.every(isBlank))
    .flatMap((line, index) => (index > 0 ? [LINE, ...line] : line));
}

const text = (value: string) => ({ type: 'text' as const, value });
const SPACE = text(' ');

const bold = (children: ElementContent[]) => h('p', h('strong', children));

/** The same in elements that Markdown has. */
function plain(node: AnyNode, around: Around): ElementContent[] {
  if (!isTag(node)) return isText(node) ? [text(asTyped(innerText(node)))] : [];
  const { tagName } = node;
  const { mapUrl, place } = around;
  const words = termWords(node);
  if (words !== undefined) return [text(asTyped(words))];
  const tool = SENTENCES[node.attribs['data-island'] ?? ''];
  if (tool !== undefined) return [toolTwin(node, tool, mapUrl)];
  const inner = (inside = place) => plainChildren(node, { mapUrl, place: inside });
  if (place === 'cell') {
    if (tagName === 'br') return [LINE];
    // What a row is about stands below its name, on screen and here.
    if (tagName === 'small' || tagName === 'li') return [LINE, ...inner(), LINE];
    if (/^(?:div|dd|dl|dt|p|ol|ul)$/.test(tagName)) return [SPACE, ...inner(), SPACE];
  }
  switch (tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      if (place === 'item') return [bold(inner())];
      return [h(tagName, inner(), tagName === 'h1' ? [] : verbatim(idOf(node)))];
    case 'a': {
      const href = node.attribs.href;
      const label = inner();
      // The anchor next to a heading has no text.
      return href === undefined || label.every(isBlank) ? label : [h('a', { href: mapUrl(href) }, label)];
    }
    case 'code':
    case 'kbd':
      return linkedCode(node, mapUrl);
    case 'img': {
      const alt = asTyped(node.attribs.alt ?? '');
      return alt === '' ? [] : [h('img', { src: mapUrl(node.attribs.src ?? ''), alt })];
    }
    case 'svg':
      return [text(node.attribs['aria-label'] ?? '')];
    case 'pre':
      return [h('pre', h('code', codeOf(node)))];
    case 'figure':
      if (hasClass(node, 'code')) return codeFigure(node, around);
      return hasClass(node, 'diagram') ? [drawing(node)] : inner();
    case 'li':
      return [h('li', inner('item'))];
    case 'ol':
      return [h('ol', { start: node.attribs.start }, inner())];
    case 'td':
    case 'th':
      return [h(tagName, cellLines(inner('cell')))];
    case 'caption':
    case 'wbr':
      return [];
    case 'summary':
    case 'dt':
      return findOne(({ tagName }) => tagName === 'h3', node) ? inner() : [bold(inner())];
    case 'aside':
      return [h('blockquote', inner())];
    case 'dl':
    case 'dd':
      return [h('div', inner())];
  }
  const label = node.attribs['data-label'];
  if (hasClass(node, 'table-scroll')) return [...tableName(node), ...inner()];
  if (hasClass(node, 'callout-title')) return [bold(inner())];
  if (node.attribs.role === 'note') return [h('blockquote', inner())];
  return [
    ...(label === undefined ? [] : [bold([text(label)])]),
    ...(tagName === 'span' ? inner() : [h(tagName, inner())]),
  ];
}

/** The sentence for a tool, with the file it opens and the tool's own page. */
function toolTwin(element: Element, sentence: string, mapUrl: MapUrl): ElementContent {
  const { src } = JSON.parse(element.attribs['data-props'] ?? '{}') as { src?: string };
  const link = findOne(({ tagName }) => tagName === 'a', element);
  const file =
    src === undefined
      ? []
      : [' It opens ', h('a', { href: mapUrl(src) }, src.slice(src.lastIndexOf('/') + 1)), '.'];
  const page = link ? [' ', h('a', { href: mapUrl(link.attribs.href ?? '') }, innerText(link))] : [];
  return h('blockquote', h('p', sentence, file, page));
}

const codeSpan = (node: AnyNode) => h('code', innerText(node).replace(/\s+/g, ' '));

/** Code; the links inside it, such as those of types, stand between code spans. */
function linkedCode(node: Element, mapUrl: MapUrl): ElementContent[] {
  if (!findOne(({ tagName }) => tagName === 'a', node)) return [codeSpan(node)];
  return childrenOf(node).flatMap((child) => {
    const href = isTag(child) && child.tagName === 'a' ? child.attribs.href : undefined;
    if (href !== undefined) return h('a', { href: mapUrl(href) }, codeSpan(child));
    return isTag(child) ? linkedCode(child, mapUrl) : codeSpan(child);
  });
}

/** The heading's id in braces, unless it's the one that GitHub would make from its text. */
function idOf(heading: Element): string {
  const id = heading.attribs.id ?? heading.attribs['data-id'];
  const text = childrenOf(heading)
    .filter((node) => !isSkipped(node))
    .map(innerText)
    .join('')
    .trim();
  return id === undefined || id === slug(text) ? '' : ` {#${id}}`;
}

/** A line before the code has the file's name. */
function codeFigure(figure: Element, around: Around): ElementContent[] {
  const caption = findOne(({ tagName }) => tagName === 'figcaption', figure);
  const code = findOne(({ tagName }) => tagName === 'pre', figure);
  const note = findOne((element) => hasClass(element, 'code-note'), figure);
  const title = titleOf(caption, figure.attribs['data-excerpt'] !== undefined);
  const className = `language-${figure.attribs['data-lang'] ?? ''}`;
  return [
    ...(code && title ? [h('p', `${title}:`)] : []),
    ...(code ? [h('pre', h('code', { className }, codeOf(code)))] : []),
    ...(note ? plainChildren(note, around) : []),
  ];
}

/** Some titles say themselves that the code is an excerpt. */
function titleOf(caption: Element | null, isExcerpt: boolean): string {
  const title = caption ? innerText(caption) : '';
  return isExcerpt && title && !title.includes('excerpt') ? `${title} (excerpt)` : title;
}

/** What a drawing shows, in words. The first one of a page comes after an SVG that only defines the arrowhead. */
function drawing(figure: Element): ElementContent {
  const svg = findOne(
    ({ tagName, attribs }) => tagName === 'svg' && attribs['aria-label'] !== undefined,
    figure,
  );
  const caption = findOne(({ tagName }) => tagName === 'figcaption', figure);
  const text = `Diagram: ${svg ? svg.attribs['aria-label'] : ''}${caption ? ` (${innerText(caption)})` : ''}`;
  return h('blockquote', h('p', text));
}

/** A table's caption, or its accessible name; one that an author wrote has neither. */
function tableName(place: Element): ElementContent[] {
  const caption = findOne(({ tagName }) => tagName === 'caption', place);
  const name = caption ? innerText(caption) : (place.attribs['aria-label'] ?? 'Table');
  return name === 'Table' ? [] : [h('p', `${name}:`)];
}

/** The text of a code block: an inserted line has no line break of its own, and a deleted line isn't part of the program. */
function codeOf(pre: Element): string {
  const text = (node: AnyNode): string => {
    if (!isTag(node)) return innerText(node);
    if (node.tagName === 'del' || node.tagName === 'button') return '';
    return childrenOf(node).map(text).join('') + (node.tagName === 'ins' ? '\n' : '');
  };
  return text(pre).replaceAll('\u00a0', ' ').replace(/\n$/, '');
}
