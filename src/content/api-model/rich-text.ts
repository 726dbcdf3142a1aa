import type { Block, Inline, NamedLink } from '../../page-data/api-reference.ts';

/** A block whose code isn't highlighted yet. */
export type TextBlock = Exclude<Block, { type: 'code' }> | { type: 'fence'; lang: string; text: string };

/** Resolves `{@link target}`. @throws Error if there's no such target */
export type ResolveLink = (target: string) => NamedLink;

const FENCE = /^```(\w*)\n([\s\S]*?)\n?^```$/gm;

/**
 * Parses the Markdown of doc comments and notes: paragraphs, lists, quotations, and fences, with their inline
 * content.
 */
export function parseText(markdown: string, resolve: ResolveLink): TextBlock[] {
  const blocks: TextBlock[] = [];
  let end = 0;
  for (const match of markdown.matchAll(FENCE)) {
    blocks.push(...textBlocks(markdown.slice(end, match.index), resolve));
    // Code without a language in a doc comment is in the package's language.
    blocks.push({ type: 'fence', lang: match[1] || 'ts', text: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  return [...blocks, ...textBlocks(markdown.slice(end), resolve)];
}

function textBlocks(markdown: string, resolve: ResolveLink): TextBlock[] {
  const groups = markdown.split(/\n\s*\n|\n(?=[-*] )(?<!(?:^|\n)[-*] [^\n]*\n)/);
  return groups.flatMap((group): TextBlock[] => {
    const source = group.trim();
    if (!source) return [];
    if (/^[-*] /.test(source)) {
      const items = source.split(/\n[-*] /).map((item) => parseInline(item.replace(/^[-*] /, ''), resolve));
      return [{ type: 'list', items }];
    }
    const quote = source.startsWith('> ');
    // A comment that was rewrapped has quotation markers in the middle of its lines.
    const text = quote ? source.slice(2).replace(/\s> /g, ' ') : source;
    return [{ type: quote ? 'quote' : 'paragraph', text: parseInline(text, resolve) }];
  });
}

const MARKS =
  /(?<ticks>`+)(?<code>.+?)\k<ticks>|\{@link\s+(?<target>[^}|]+?)(?:\s*\|\s*(?<label>[^}]+?))?\s*\}|<(?<url>https?:[^>\s]+)>|\[(?<text>(?:`[^`]*`|[^\]])+)\]\((?<to>[^)\s]+)\)|\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*\s][^*]*)\*|\\(?<escaped>[\\`*_{}[\]()<>#@|~-])/gs;

/** Parses code, links, and emphasis. White space is collapsed to one space. */
export function parseInline(source: string, resolve: ResolveLink): Inline[] {
  const text = source.replace(/\s+/g, ' ').trim();
  const found: Inline[] = [];
  const add = (part: Inline) => {
    const last = found.at(-1);
    if (last && !last.mark && !last.to && !part.mark && !part.to) last.text += part.text;
    else if (part.text) found.push(part);
  };
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    add({ text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    add(inlineOf(match.groups ?? {}, resolve));
  }
  add({ text: text.slice(end) });
  return found;
}

function inlineOf(groups: Record<string, string | undefined>, resolve: ResolveLink): Inline {
  const { code, target, label, url, text, to, strong, em, escaped } = groups;
  if (code !== undefined) return { text: code, mark: 'code' };
  if (target !== undefined) {
    if (/^https?:/.test(target)) return { text: label ?? target, to: target };
    const link = resolve(target);
    return label ? { text: label, to: link.to } : { ...link, mark: 'code' };
  }
  if (url !== undefined) return { text: url, to: url };
  if (text !== undefined && to !== undefined) {
    const inCode = /^`(.+)`$/.exec(text)?.[1];
    return inCode ? { text: inCode, to, mark: 'code' } : { text, to };
  }
  if (strong !== undefined) return { text: strong, mark: 'strong' };
  if (em !== undefined) return { text: em, mark: 'em' };
  return { text: escaped ?? '' };
}

/** The text without markup. */
export const wordsOf = (inlines: readonly Inline[]): string => inlines.map(({ text }) => text).join('');

/** A Markdown sentence without markup. */
export const plainWords = (markdown: string): string =>
  wordsOf(parseInline(markdown, (text) => ({ text, to: '' })));

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
