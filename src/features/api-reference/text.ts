import { type MdastNode, markdownToMdast } from 'satteri';
import { highlight } from '../../content/markdown/highlight.ts';
import type { Block } from './schema.ts';

/**
 * The Markdown of doc comments, notes, and frozen pages as blocks, with its code highlighted. Lines of text stay Markdown
 * with `code` and [links](/docs/…).
 */
export function blocksOf(markdown: string): Promise<Block[]> {
  const line = ({ children }: { children: readonly MdastNode[] }) =>
    markdown.slice(children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset ?? 0);
  const { children } = markdownToMdast(markdown) as { children: readonly MdastNode[] };
  return Promise.all(
    children.map(async (node): Promise<Block> => {
      if (node.type === 'paragraph') return { type: 'paragraph', text: line(node) };
      if (node.type === 'list') return { type: 'list', items: node.children.map(line) };
      // Code without a language in a doc comment is in the package's language.
      const lang = (node.type === 'code' && node.lang) || 'ts';
      if (node.type === 'code') return { type: 'code', lang, code: await highlight(node.value, lang) };
      throw new Error(`API references have no view for Markdown of the type ${node.type}`);
    }),
  );
}

/** The parts of a line as one text. */
export const textOf = (parts: ReadonlyArray<{ text: string }>): string =>
  parts.map(({ text }) => text).join('');

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
