import { type MdastNode, markdownToMdast } from 'satteri';
import { highlight } from '../../content/markdown/highlight.ts';
import type { Block, Inline } from './schema.ts';

type Nodes = readonly MdastNode[];

const nodesIn = (markdown: string): Nodes => (markdownToMdast(markdown) as { children: Nodes }).children;

/** The Markdown of doc comments, notes, and frozen pages as blocks, with its code highlighted. */
export const blocksOf = (markdown: string): Promise<Block[]> => Promise.all(nodesIn(markdown).map(blockOf));

async function blockOf(node: MdastNode): Promise<Block> {
  if (node.type === 'paragraph') return { type: 'paragraph', text: spansOf(node.children) };
  if (node.type === 'blockquote') return { type: 'quote', text: spansOf(node.children) };
  if (node.type === 'list')
    return { type: 'list', items: node.children.map((item) => spansOf(item.children)) };
  // Code without a language in a doc comment is in the package's language.
  const lang = (node.type === 'code' && node.lang) || 'ts';
  if (node.type === 'code') return { type: 'code', lang, code: await highlight(node.value, lang) };
  throw new Error(`API references have no view for Markdown of the type ${node.type}`);
}

/** A line of Markdown. */
export const inlineOf = (markdown: string): Inline[] => spansOf(nodesIn(markdown));

/** Doc comments are typed with straight marks, and what's read has curly ones. */
const curly = (text: string): string =>
  text
    .replace(/(?<=^|[\s(])"(?=\S)/g, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s(“])'(?=\S)/g, '‘')
    .replaceAll("'", '’');

function spansOf(nodes: Nodes, around: Omit<Inline, 'text'> = {}): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type === 'inlineCode') return [{ ...around, text: node.value, mark: 'code' }];
    if (node.type === 'emphasis') return spansOf(node.children, { ...around, mark: 'em' });
    if (node.type === 'strong') return spansOf(node.children, { ...around, mark: 'strong' });
    if (node.type === 'link') return spansOf(node.children, { ...around, to: node.url });
    if ('children' in node) return spansOf(node.children, around);
    return 'value' in node ? [{ ...around, text: curly(String(node.value).replace(/\s+/g, ' ')) }] : [];
  });
}

/** The parts of a line as one text. */
export const textOf = (parts: ReadonlyArray<{ text: string }>): string =>
  parts.map(({ text }) => text).join('');

/** A line of Markdown without markup. */
export const plainWords = (markdown: string): string => textOf(inlineOf(markdown));

/** Splits Markdown into its first sentence and the rest. A period inside code or in "e.g." doesn't end a sentence. */
export function splitSentence(markdown: string): [first: string, rest: string] {
  const paragraph = /^[\s\S]*?(?=\n\s*\n|\n[-*] |$(?![\s\S]))/.exec(markdown.trim())?.[0] ?? '';
  const masked = paragraph
    .replace(/`[^`]*`|\{@link[^}]*\}|<https?:[^>]*>|\([^)]*\)/g, (code) => 'x'.repeat(code.length))
    .replace(/\b(?:e\.g|i\.e|etc|vs)\.|\.\.\./g, (short) => 'x'.repeat(short.length));
  const stop = /[.!?]["”]?(?=\s|$)/.exec(masked);
  const at = stop ? stop.index + stop[0].length : paragraph.length;
  return [paragraph.slice(0, at).trim(), markdown.trim().slice(at).trim()];
}
