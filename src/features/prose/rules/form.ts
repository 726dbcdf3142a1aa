import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attributeValues } from '../../../content/markdown/component.ts';
import {
  blocksOf,
  CODE,
  lineOf,
  nodesOf,
  type Problem,
  type ProsePage,
  plainText,
  type Rule,
  sentencesOf,
} from '../page.ts';

/** Names that are also capitalized within a sentence. */
const NAMES =
  /\b(?:Content (?:Credentials|Security Policy|Authenticity)|C2PA Tool|(?:Visual Studio|VS) Code|Secure Enclave|Apache License|Trust List|Time-Stamping Authority|Android|Kotlin|Swift|Python|Rust|Node(?:\.js)?|JavaScript|TypeScript|TrustMark|OpenSSL|YubiKey|Inspect|Verify|Valid|Trusted|Invalid|Reader|Builder|Settings|Context|January|February|March|April|May|June|July|August|September|October|November|December)\b/g;

/** How many words after the first are capitalized without being a name; acronyms don't count. */
const capitals = (words: string): number =>
  words
    .replace(NAMES, '')
    .split(/\s+/)
    .slice(1)
    .filter((word) => /^[A-Z][a-z]{3,}/.test(word)).length;

/** Headings use sentence case. */
export const headings: Rule = ({ file, tree }) =>
  [...nodesOf(tree, ['heading'])].flatMap(({ node }) => {
    const words = plainText(node);
    if (capitals(words) <= 1) return [];
    const message = `"${words}" is in title case; capitalize only the first word and names`;
    return [{ file, line: lineOf(node), message }];
  });

const MOST_BYTES = 80_000;

/** Images next to a page are small enough for a slow connection: they're served byte for byte. */
export const imageSize =
  (sourceDir: string): Rule =>
  ({ file, tree }) =>
    [...nodesOf(tree, ['image'])].flatMap(({ node }) => {
      // The build reports an image that doesn't exist.
      const found = statSync(join(sourceDir, dirname(file), node.url), { throwIfNoEntry: false });
      if (!found || found.size <= MOST_BYTES) return [];
      const message = `the image ${node.url} has ${Math.ceil(found.size / 1000)} kB (at most ${MOST_BYTES / 1000}); save it smaller, or as WebP`;
      return [{ file, line: lineOf(node), message }];
    });

interface Label {
  line: number;
  label: string;
  url: string;
}

/** Links to different pages have different labels, and each has one. */
export const linkLabels: Rule = (page) => {
  const { file } = page;
  const first = new Map<string, Label>();
  return labelsOf(page).flatMap((link) => {
    const { line, label, url } = link;
    const key = label.toLowerCase();
    if (!key) return [{ file, line, message: `the link to ${url} has no label; say where it goes` }];
    const other = first.get(key);
    if (!other) first.set(key, link);
    if (!other || other.url === url) return [];
    const message = `the link "${label}" goes to ${url}, but on line ${other.line} to ${other.url}; change one of the labels`;
    return [{ file, line, message }];
  });
};

function labelsOf({ tree, lines }: ProsePage): Label[] {
  const links = [...nodesOf(tree, ['link'])].map(({ node }) => ({
    line: lineOf(node),
    // Here, code distinguishes labels, so it's read from the source.
    label: labelText(node),
    url: node.url,
  }));
  const cards = [...nodesOf(tree, ['mdxJsxFlowElement'])].flatMap(({ node }) => {
    if (node.name !== 'Cards') return [];
    const { items } = attributeValues(node.attributes);
    if (!Array.isArray(items)) return [];
    return (items as Array<{ title?: string; href?: string }>).map(({ title = '', href = '' }) => {
      const at = lines.findIndex((line, index) => index >= lineOf(node) - 1 && line.includes(href));
      return { line: at + 1 || lineOf(node), label: title, url: href };
    });
  });
  return [...links, ...cards];
}

function labelText(node: Parameters<typeof nodesOf>[0]): string {
  const parts = [...nodesOf(node, ['text', 'inlineCode', 'image'])].map(({ node: one }) =>
    one.type === 'image' ? (one.alt ?? '') : one.value,
  );
  return parts.join('').replaceAll(CODE, '').replace(/\s+/g, ' ').trim();
}

/** No row of a table of errors leaves out the fix. */
export const fixes: Rule = ({ file, tree }) =>
  [...nodesOf(tree, ['table'])].flatMap(({ node }) => {
    const [header, ...rows] = node.children;
    const last = header?.children.at(-1);
    if (!header || !last || plainText(last) !== 'Fix') return [];
    const isEmpty = (row: (typeof rows)[number]) =>
      row.children.length < header.children.length || row.children.map(plainText).at(-1)?.trim() === '';
    return rows
      .filter(isEmpty)
      .map((row) => ({ file, line: lineOf(row), message: 'the row has no fix; say what to do' }));
  });

/** A sentence with more words than this must be split. Most of ours have fewer than twenty. */
const WORD_LIMIT = 45;

/** Words as readers count them: a piece of code is one. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word)).length;

/** No sentence is longer than the limit. */
export const sentenceLength: Rule = (page) =>
  blocksOf(page).flatMap(({ line, text }) =>
    sentencesOf(text)
      .filter((sentence) => countWords(sentence) > WORD_LIMIT)
      .map((sentence) => ({
        file: page.file,
        line: line + text.slice(0, text.indexOf(sentence)).split('\n').length - 1,
        message: `a sentence of ${countWords(sentence)} words; the limit is ${WORD_LIMIT}. Split "${sentence.slice(0, 40).trimEnd()}…" in two`,
      })),
  );

/** One sentence per line, so that editing a sentence changes one line. Lists and tables can have more. */
export const sentenceLines: Rule = ({ file, tree }) =>
  [...nodesOf(tree, ['paragraph'])].flatMap(({ node, above }): Problem[] => {
    if (above.some(({ type }) => type === 'listItem')) return [];
    const start = node.position?.start.line ?? 1;
    const lines = plainText(node).split('\n');
    return lines.flatMap((text, index) => {
      const line = start + index;
      const [first = '', second] = sentencesOf(text);
      const quotation = /^["“].*["”]$/.test(text.trim());
      if (second && !quotation)
        return [
          { file, line, message: `two sentences on one line; start a new line at "${beginning(second)}"` },
        ];
      if (index < lines.length - 1 && !/[.?!:;]["”’)\]*_]*$/.test(text.trimEnd()))
        return [
          { file, line, message: `the sentence "${beginning(first)}" is split over two lines; join them` },
        ];
      return [];
    });
  });

const beginning = (text: string): string => (text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text);
