import {
  attribute,
  childrenOf,
  type Element,
  hasClass,
  isElement,
  type Node,
  termWords,
  textOf,
} from '../html-tree.ts';

/** The part of an article under one heading. */
export interface ArticleSection {
  /** Id of the heading; undefined for the part before the first one. */
  id?: string;
  /** Headings from below the page's title down to this one. */
  headings: string[];
  text: string;
  /** The code in it, each piece once. */
  identifiers: string[];
  /** Code of several words on one line, such as a message. */
  phrases: string[];
  /** Those of them that begin the heading, a row, a list item, or a paragraph, which is about them. */
  messages: string[];
}

/** Parts of an article that aren't its text: navigation, and facts about the page. */
const AROUND = ['breadcrumbs', 'page-actions', 'toc-mobile', 'page-notes', 'cards', 'anchor', 'skip-index'];
const SILENT = new Set(['script', 'style', 'template', 'button', 'nav', 'noscript', 'h1']);
/** Elements that end their line. */
const BLOCKS = new Set(
  'address blockquote dd details div dl dt figcaption figure hr li ol p pre section summary table tbody thead tr ul'.split(
    ' ',
  ),
);
const CELLS = new Set(['td', 'th', 'br']);

/** Splits an article at its headings. Sections that contain only links to other pages are left out. */
export function articleSections(article: Element): ArticleSection[] {
  const sections: OpenSection[] = [];
  const open = (level: number, headings: string[], id?: string) => {
    const section: OpenSection = {
      level,
      headings,
      raw: '',
      codes: new Set(),
      leading: new Set(),
      ...(id && { id }),
    };
    sections.push(section);
    return section;
  };
  let current = open(1, []);
  const trail: Array<{ level: number; name: string }> = [];

  const visit = (node: Node) => {
    if (!isElement(node)) {
      if (node.nodeName === '#text') current.raw += textOf(node);
      return;
    }
    const { tagName } = node;
    const words = termWords(node);
    if (words !== undefined) {
      current.raw += words;
      return;
    }
    if (SILENT.has(tagName) || AROUND.some((name) => hasClass(node, name))) return;
    // A list of all messages, each of which is on the page that explains it.
    if (attribute(node, 'data-messages') !== undefined) return;
    const level = /^h([2-6])$/.exec(tagName)?.[1];
    const id = attribute(node, 'id');
    if (level !== undefined && id !== undefined) {
      const name = squeeze(visibleText(node));
      while ((trail.at(-1)?.level ?? 0) >= Number(level)) trail.pop();
      trail.push({ level: Number(level), name });
      current = open(
        Number(level),
        trail.map((one) => one.name),
        id,
      );
      for (const code of codesIn(node)) current.leading.add(code);
      return;
    }
    if (tagName === 'svg') {
      // A drawing's words are in drawing order; its label is a sentence with the same content.
      current.raw += `\n${attribute(node, 'aria-label') ?? ''}\n`;
      return;
    }
    if (tagName === 'img') current.raw += ` ${attribute(node, 'alt') ?? ''} `;
    if (tagName === 'code') {
      const code = textOf(node);
      current.codes.add(code);
      if (isLeading(current)) current.leading.add(code);
    }
    const block = BLOCKS.has(tagName) || level !== undefined;
    if (block) current.raw += '\n';
    for (const child of childrenOf(node)) visit(child);
    if (block) current.raw += '\n';
    else if (CELLS.has(tagName)) current.raw += ' ';
  };
  for (const child of childrenOf(article)) visit(child);

  return sections.flatMap(({ level, raw, codes, leading, ...section }, index) => {
    const text = raw.split('\n').map(squeeze).filter(Boolean).join('\n');
    const holdsOthers = (sections[index + 1]?.level ?? 0) > level;
    if (!text && !holdsOthers) return [];
    const phrases = phrasesIn(codes);
    const messages = phrasesIn(leading);
    return [{ ...section, text, identifiers: identifiersIn(codes), phrases, messages }];
  });
}

interface OpenSection extends Pick<ArticleSection, 'id' | 'headings'> {
  level: number;
  raw: string;
  codes: Set<string>;
  /** The code that its lines begin with. */
  leading: Set<string>;
}

/** Whether the line consists of nothing but code so far: a cell can have two messages with a comma between them. */
function isLeading({ raw, leading }: OpenSection): boolean {
  let line = raw.slice(raw.lastIndexOf('\n') + 1);
  for (const code of leading) line = line.replace(code, '');
  return !/[\p{L}\p{N}]/u.test(line);
}

const codesIn = (node: Element): string[] =>
  childrenOf(node)
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'code' ? [textOf(child)] : codesIn(child)));

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

function visibleText(heading: Element): string {
  return childrenOf(heading)
    .filter((child) => !(isElement(child) && hasClass(child, 'anchor')))
    .map(textOf)
    .join('');
}

/** A longer piece is a program. */
const LONGEST_PHRASE = 300;

const phrasesIn = (codes: Iterable<string>): string[] =>
  [...codes]
    .map((code) => code.trim())
    .filter((code) => / /.test(code) && code.length <= LONGEST_PHRASE && !/\n/.test(code));

/** Short pieces of code as a whole, and from longer ones, the words that aren't plain words. */
function identifiersIn(codes: Iterable<string>): string[] {
  const found = new Set<string>();
  for (const code of codes) {
    for (const word of code.split(/[\s"'`,;(){}[\]<>]+/)) {
      const clean = word.replace(/^[:.!?=&|*]+|[:.!?=&|*]+$/g, '');
      if (clean.length > 1 && clean.length <= 80 && /\p{L}|\d\.\d/u.test(clean)) found.add(clean);
    }
  }
  return [...found];
}
