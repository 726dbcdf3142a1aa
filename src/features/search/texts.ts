import type { Section } from '../../page-data/site-page.ts';
import {
  attribute,
  childrenOf,
  type Element,
  hasClass,
  isElement,
  type Node,
  termWords,
  textOf,
} from '../../text/html-tree.ts';

const SILENT = new Set('script style template nav noscript button svg figcaption'.split(' '));
const HEADING = /^h[2-6]$/;
/** Elements that begin a line. */
const BLOCKS = new Set(
  'address blockquote br dd details div dl dt figure h1 h2 h3 h4 h5 h6 hr li ol p pre section summary table tbody thead tr ul'.split(
    ' ',
  ),
);

/** What isn't text: what's around a program, and the list of all messages, each of which another page explains. */
const isSilent = (element: Element): boolean =>
  SILENT.has(element.tagName) ||
  hasClass(element, 'anchor') ||
  (hasClass(element, 'code-note') && element.tagName === 'div') ||
  attribute(element, 'data-table') === 'messages';

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Of a program, only names are searched for, and each once on a page. */
function namesIn(program: string, seen: Set<string>): string {
  const words = program.match(/[\p{L}\p{N}_]+(?:[._:/@-]{1,2}[\p{L}\p{N}_]+)*/gu) ?? [];
  const isName = (word: string) => word.length < 32 && /\p{Ll}\p{Lu}|_|\w[.:-]\w/u.test(word);
  const names = new Set(words.filter((word) => isName(word) && !seen.has(word)));
  for (const name of names) seen.add(name);
  return [...names].join(' ');
}

const linesOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.startsWith('\t') ? '\t' : '') + plain(line))
    .filter((line) => line.trim() !== '')
    .join('\n');

/** Headings and texts of a page. @param root its article */
export function sectionsOf(root: Node): Section[] {
  const sections: Section[] = [{ id: '', title: '', text: '' }];
  const seen = new Set<string>();
  const add = (text: string) => {
    const last = sections.at(-1);
    if (last) last.text += text;
  };
  const visitElement = (element: Element) => {
    const { tagName } = element;
    const id = attribute(element, 'id');
    const label = attribute(element, 'aria-label');
    // A drawing's words are in drawing order, so its label stands for it. An icon has none.
    if (tagName === 'svg') return label && add(`\n${label}\n`);
    if (tagName === 'img') return add(` ${attribute(element, 'alt') ?? ''} `);
    if (isSilent(element)) return;
    if (HEADING.test(tagName) && id !== undefined)
      return sections.push({ id, title: plain(textOf(element)), text: '' });
    if (tagName === 'pre') return add(`\n\t${namesIn(textOf(element), seen)}\n`);
    if (tagName === 'code') return add(`\`${textOf(element).replaceAll('`', "'").replaceAll('\n', ' ')}\``);
    const around = BLOCKS.has(tagName) ? '\n' : tagName === 'td' || tagName === 'th' ? ' ' : '';
    add(around);
    for (const child of childrenOf(element)) visit(child);
    return add(around);
  };
  const visit = (node: Node): unknown => {
    if (!isElement(node)) return node.nodeName === '#text' && add(textOf(node).replace(/[\n\t]/g, ' '));
    // A term's button has the word, and its popover the glossary's text.
    const words = termWords(node);
    return words === undefined ? visitElement(node) : add(words);
  };
  for (const node of childrenOf(root)) visit(node);
  return sections.map((section) => ({ ...section, text: linesOf(section.text) }));
}
