import type { MdastNode } from 'satteri';
import { attributeValues } from '../../src/content/markdown/attributes.ts';
import { CODE } from './code.ts';
import { lineOf, nodesOf, type ProsePage } from './page.ts';

/** A span of words on one line of the source. */
export interface Words {
  line: number;
  text: string;
}

/** Blocks that contain words, as one text each. */
const BLOCKS = ['paragraph', 'heading', 'tableCell'] as const;

/** The text of a node as readers see it: labels of links, words of terms, and a placeholder for code. */
export function plainText(node: MdastNode): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return CODE;
  if (node.type === 'break') return '\n';
  // `c2pa:assertions` and `12:30` are words here, because the page restores them as written.
  if (node.type === 'textDirective' && node.name !== 'term') return `:${node.name}`;
  return 'children' in node ? node.children.map((child) => plainText(child as MdastNode)).join('') : '';
}

/** A paragraph, heading, or table cell, with the line it begins on, without pictures and components. */
export interface Block extends Words {
  kind: (typeof BLOCKS)[number];
  inList: boolean;
  /** In a box that's closed until a reader opens it. */
  isFolded: boolean;
}

export function blocksOf({ tree }: ProsePage): Block[] {
  return [...nodesOf(tree, BLOCKS)].map(({ node, above }) => ({
    kind: node.type,
    line: lineOf(node),
    text: plainText(node),
    inList: above.some(({ type }) => type === 'listItem'),
    isFolded: above.some((node) => node.type === 'containerDirective' && node.name === 'details'),
  }));
}

/** All text on a page, line by line: prose, front matter, and components' texts. */
export function wordsOf(page: ProsePage): Words[] {
  const prose = blocksOf(page).flatMap(({ line, text }) =>
    text.split('\n').map((words, index) => ({ line: line + index, text: words })),
  );
  return [...page.matter, ...prose, ...componentWords(page)];
}

/** Texts in components' attributes, such as a drawing's alternative text. */
const SPOKEN = new Set(['alt', 'caption', 'text']);

function componentWords({ tree, lines }: ProsePage): Words[] {
  return [...nodesOf(tree, ['mdxJsxFlowElement'])].flatMap(({ node }) => {
    const from = lineOf(node);
    const to = node.position?.end.line ?? from;
    const texts = spoken(attributeValues(node.attributes));
    return texts.map((text) => {
      const offset = lines.slice(from - 1, to).findIndex((line) => line.includes(text));
      return { line: from + Math.max(offset, 0), text };
    });
  });
}

function spoken(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (SPOKEN.has(key) ? [inner] : []) : spoken(inner),
  );
}

/** Periods that don't end a sentence. */
const ABBREVIATIONS = /\b(?:e\.g|i\.e|etc|vs|no|nos|approx|cf|inc|ltd|st|dr|mr|ms)\.$/i;

/** Splits a text into sentences. A line break or a colon doesn't end one. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let begun = '';
  for (const part of text.split(/(?<=[.?!]["”’)\]]*)\s+(?=["“‘([]*[\p{Lu}\p{N}\uFFFC])/u)) {
    begun = begun ? `${begun} ${part}` : part;
    if (ABBREVIATIONS.test(begun)) continue;
    sentences.push(begun);
    begun = '';
  }
  return [...sentences, begun].map((one) => one.trim()).filter(Boolean);
}
