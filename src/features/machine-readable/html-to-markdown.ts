import { slug } from 'github-slugger';
import { absoluteUrl, canonicalAddress, splitAddress, twinAddress } from '../../config/address.ts';
import type { Site } from '../../config/site.ts';
import {
  attribute,
  childrenOf,
  type Element,
  find,
  findAll,
  hasClass,
  isElement,
  type Node,
  textOf,
} from '../../content/html-tree.ts';
import type { SitePage } from '../../content/page-value.ts';
import { addressResolver } from '../../integrations/link-report/find-broken.ts';
import { asTyped, BLOCKS, codeOf, inline, isSkipped, itemsOf, lines, type MapUrl } from './html-inline.ts';

/** What a twin says instead of a tool, by the name of its island. */
const SENTENCES: Readonly<Record<string, string>> = {
  inspector: 'On the web page, an inspector for files opens here and shows every check, in the browser.',
  'signing-lab':
    'On the web page, a lab opens here. It signs an image in the browser with a newly created key, flips a bit, and trusts the root. Nothing is sent.',
  'certificate-clinic':
    'On the web page, the certificate clinic opens here and checks a chain against every rule for signers, in the browser.',
};

/** The sentence for a tool, with the file it opens and the tool's own page; undefined for anything else. */
function toolTwin(element: Element, mapUrl: MapUrl): string | undefined {
  const sentence = SENTENCES[attribute(element, 'data-island') ?? ''];
  if (sentence === undefined) return undefined;
  const { src } = JSON.parse(attribute(element, 'data-props') ?? '{}') as { src?: string };
  const link = find(element, ({ tagName }) => tagName === 'a');
  return [
    sentence,
    ...(src === undefined ? [] : [`It opens [${src.slice(src.lastIndexOf('/') + 1)}](${mapUrl(src)}).`]),
    ...(link ? [`[${textOf(link)}](${mapUrl(attribute(link, 'href') ?? '')})`] : []),
  ].join(' ');
}

/**
 * The Markdown of an article, or of a page's `<main>`.
 * @param mapUrl maps the address of each link and image
 */
export function htmlToMarkdown(root: Node, mapUrl: MapUrl): string {
  const blocks = blocksOf(root, mapUrl);
  const title = blocks.findIndex((text) => text.startsWith('# '));
  // What's above the title on screen, such as a version, comes after it.
  return [...blocks.splice(Math.max(title, 0), title < 0 ? 0 : 1), ...blocks].join('\n\n');
}

const isBlock = (node: Node): boolean =>
  isElement(node) &&
  (BLOCKS.has(node.tagName) || find(node, ({ tagName }) => BLOCKS.has(tagName)) !== undefined);

/** An element's children as blocks; text between them becomes paragraphs. */
function blocksOf(node: Node, mapUrl: MapUrl): string[] {
  const blocks: string[] = [];
  let run: Node[] = [];
  const flush = () => {
    const text = paragraph(run, mapUrl);
    if (text !== '') blocks.push(text);
    run = [];
  };
  for (const child of childrenOf(node)) {
    if (isSkipped(child)) continue;
    if (isElement(child) && isBlock(child)) {
      flush();
      blocks.push(...block(child, mapUrl));
    } else run.push(child);
  }
  flush();
  return blocks;
}

/** Text that begins like a heading, a quote, or a list is none. */
const paragraph = (nodes: readonly Node[], mapUrl: MapUrl): string =>
  lines(inline(nodes, mapUrl).trim()).replace(/^(?=(?:#{1,6}|[-+>]) )|(?<=^\d+)(?=[.)] )/, '\\');

/** The heading's id in braces, unless it's the one that GitHub would make from its text. */
function idOf(heading: Element): string {
  const id = attribute(heading, 'id') ?? attribute(heading, 'data-id');
  const text = childrenOf(heading)
    .filter((node) => !isSkipped(node))
    .map(textOf)
    .join('')
    .trim();
  return id === undefined || id === slug(text) ? '' : ` {#${id}}`;
}

function block(element: Element, mapUrl: MapUrl): string[] {
  const { tagName } = element;
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  if (level !== undefined)
    return [
      `${'#'.repeat(Number(level))} ${inline(childrenOf(element), mapUrl).trim()}${level === '1' ? '' : idOf(element)}`,
    ];
  const tool = toolTwin(element, mapUrl);
  if (tool !== undefined) return [blockquote(tool)];
  switch (tagName) {
    case 'pre':
      return [fence('', codeOf(element))];
    case 'figure':
      if (hasClass(element, 'code')) return codeFigure(element, mapUrl);
      return hasClass(element, 'diagram') ? [drawing(element)] : blocksOf(element, mapUrl);
    case 'ul':
    case 'ol':
      return [list(element, mapUrl)];
    case 'table':
      return [table(element, mapUrl)];
    case 'hr':
      return ['---'];
    case 'aside':
    case 'blockquote':
      return [blockquote(blocksOf(element, mapUrl).join('\n\n'))];
    case 'summary':
    case 'dt':
      if (find(element, ({ tagName }) => tagName === 'h3')) return blocksOf(element, mapUrl);
      return [`**${inline(childrenOf(element), mapUrl).trim()}**`];
    case 'p':
      return hasClass(element, 'callout-title')
        ? [`**${inline(childrenOf(element), mapUrl).trim()}**`]
        : blocksOf(element, mapUrl);
    default: {
      const label = attribute(element, 'data-label');
      const blocks = blocksOf(element, mapUrl);
      if (hasClass(element, 'table-scroll')) return [...tableName(element), ...blocks];
      if (attribute(element, 'role') === 'note') return [blockquote(blocks.join('\n\n'))];
      return label === undefined ? blocks : [`**${label}**`, ...blocks];
    }
  }
}

function codeFigure(figure: Element, mapUrl: MapUrl): string[] {
  const caption = find(figure, ({ tagName }) => tagName === 'figcaption');
  const code = find(figure, ({ tagName }) => tagName === 'pre');
  const note = find(figure, (element) => hasClass(element, 'code-note'));
  const isExcerpt = attribute(figure, 'data-excerpt') !== undefined;
  return [
    ...(code ? [fence(attribute(figure, 'data-lang') ?? '', codeOf(code), titleOf(caption, isExcerpt))] : []),
    ...(note ? blocksOf(note, mapUrl) : []),
  ];
}

/** Some titles say themselves that the code is an excerpt. */
function titleOf(caption: Element | undefined, isExcerpt: boolean): string | undefined {
  const title = caption && textOf(caption);
  return isExcerpt && title && !title.includes('excerpt') ? `${title} (excerpt)` : title;
}

/** What a drawing shows, in words. The first one of a page comes after an SVG that only defines the arrowhead. */
function drawing(figure: Element): string {
  const svg = find(
    figure,
    (element) => element.tagName === 'svg' && attribute(element, 'aria-label') !== undefined,
  );
  const caption = find(figure, ({ tagName }) => tagName === 'figcaption');
  return `> Diagram: ${svg ? attribute(svg, 'aria-label') : ''}${caption ? ` (${textOf(caption)})` : ''}`;
}

function list(element: Element, mapUrl: MapUrl): string {
  const first = Number(attribute(element, 'start') ?? 1);
  const texts = itemsOf(element).map((item, index) => {
    const mark = element.tagName === 'ol' ? `${first + index}. ` : '- ';
    const blocks = blocksOf(item, mapUrl).map((text) => text.replace(/^#{1,6} ([^\n]*)$/, '**$1**'));
    const text = blocks.join(hasClass(element, 'cards') ? ': ' : isTight(item) ? '\n' : '\n\n');
    return mark + text.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
  });
  return texts.join(texts.some((text) => text.includes('\n\n')) ? '\n\n' : '\n');
}

/** Text with nothing but a list below it. */
const isTight = (item: Element): boolean =>
  childrenOf(item).every((child) => !isBlock(child) || (isElement(child) && /^[uo]l$/.test(child.tagName)));

function table(element: Element, mapUrl: MapUrl): string {
  const [head = [], ...body] = findAll(element, ({ tagName }) => tagName === 'tr').map((row) =>
    childrenOf(row)
      .filter(isElement)
      .map((cell) => cellText(cell, mapUrl).replaceAll('\u2028', ' ').replaceAll('|', '\\|')),
  );
  return markdownTable(head, body);
}

/** What a row is about stands below its name, on screen and here. */
function cellText(cell: Element, mapUrl: MapUrl): string {
  const runs: Node[][] = [[]];
  for (const child of childrenOf(cell)) {
    if (isElement(child) && child.tagName === 'small') runs.push([child], []);
    else runs.at(-1)?.push(child);
  }
  return runs
    .map((nodes) => inline(nodes, mapUrl).trim())
    .filter(Boolean)
    .join('<br>')
    .replaceAll(/(?:\s*<br>\s*)+/g, '<br>')
    .replaceAll(/^<br>|<br>$/g, '');
}

/** A table's caption, or its accessible name; one that an author wrote has neither. */
function tableName(place: Element): string[] {
  const caption = find(place, ({ tagName }) => tagName === 'caption');
  const name = caption ? textOf(caption) : (attribute(place, 'aria-label') ?? 'Table');
  return name === 'Table' ? [] : [`${name}:`];
}

const blockquote = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** A Markdown fence that's longer than any in the code; with a title, a line before it has the file's name. */
const fence = (lang: string, code: string, title?: string) => {
  const marks = '`'.repeat(Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)));
  return `${title ? `${title}:\n\n` : ''}${marks}${lang}\n${code}\n${marks}`;
};

/** A Markdown table for the twins of pages. Cells are Markdown on one line; `|` in them must be escaped. */
function markdownTable(
  columns: readonly string[],
  rows: ReadonlyArray<ReadonlyArray<string | number>>,
): string {
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

type Published = Pick<Site, 'url' | 'base' | 'trailingSlash'>;
type Facts = Pick<SitePage, 'address' | 'title' | 'description' | 'checked' | 'sources'>;

/** A page's Markdown form: what it states about the page before the text, instead of front matter, and the text. */
export function twinOf(
  { address, title, description, checked, sources }: Facts,
  body: string,
  site: Published,
): string {
  // Pages without a source have their own title; the home page's differs from its tab.
  const heading = body.startsWith('# ') ? [] : [`# ${asTyped(title)}`, asTyped(description)];
  const facts = [
    `- Page: <${absoluteUrl(address, site)}>`,
    ...(checked === undefined ? [] : [`- ${checked}`]),
  ];
  const [first = '', ...rest] =
    heading.length > 0 ? [...heading, facts.join('\n'), body] : withFacts(body, facts);
  const list = sources.map((source) => `- [${asTyped(source.title)}](${source.url})`).join('\n');
  return `${[first, ...rest, ...(list === '' ? [] : ['## Sources of this page', list])].join('\n\n')}\n`;
}

/** The facts, after the body's title. */
function withFacts(body: string, facts: readonly string[]): string[] {
  const [title = '', ...rest] = body.split('\n\n');
  return [title, facts.join('\n'), ...rest];
}

/**
 * The links of a page's Markdown form: full addresses, because it's read outside the site, and of another page's Markdown if it
 * has one. Only the page itself can do what a query asks for, such as open a file.
 */
export function twinLinks(page: string, twins: ReadonlySet<string>, site: Published): MapUrl {
  const toAddress = addressResolver(site);
  return (href) => {
    const address = toAddress(href, page);
    if (address === undefined) return href;
    const { path, rest } = splitAddress(canonicalAddress(address));
    const isTwin = twins.has(path) && !rest.startsWith('?');
    return absoluteUrl(isTwin ? twinAddress(path) + rest : address, site);
  };
}
