import type { Block, Inline, NamedLink } from '../../page-data/api-reference.ts';

/** A block whose code is not coloured yet. */
export type TextBlock = Exclude<Block, { type: 'code' }> | { type: 'fence'; lang: string; text: string };

/** Finds what `{@link target}` means. @throws Error when it means nothing */
export type ResolveLink = (target: string) => NamedLink;

const FENCE = /^```(\w*)\n([\s\S]*?)\n?^```$/gm;

/** Reads the Markdown of doc comments and notes: paragraphs, lists, quotes, fences and what stands in them. */
export function parseText(markdown: string, resolve: ResolveLink): TextBlock[] {
  const blocks: TextBlock[] = [];
  let end = 0;
  for (const match of markdown.matchAll(FENCE)) {
    blocks.push(...textBlocks(markdown.slice(end, match.index), resolve));
    // What a doc comment shows without a language is the package's own.
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
    // A comment that was wrapped again has the marks of quoted lines in its middle.
    const text = quote ? source.slice(2).replace(/\s> /g, ' ') : source;
    return [{ type: quote ? 'quote' : 'paragraph', text: parseInline(text, resolve) }];
  });
}

const MARKS =
  /(?<ticks>`+)(?<code>.+?)\k<ticks>|\{@link\s+(?<target>[^}|]+?)(?:\s*\|\s*(?<label>[^}]+?))?\s*\}|<(?<url>https?:[^>\s]+)>|\[(?<text>(?:`[^`]*`|[^\]])+)\]\((?<to>[^)\s]+)\)|\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*\s][^*]*)\*|\\(?<escaped>[\\`*_{}[\]()<>#@|~-])/gs;

/** Reads code, links and emphasis. White space is one blank. */
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

/** The words alone. */
export const wordsOf = (inlines: readonly Inline[]): string => inlines.map(({ text }) => text).join('');

/** A sentence of Markdown without its marks. */
export const plainWords = (markdown: string): string =>
  wordsOf(parseInline(markdown, (text) => ({ text, to: '' })));

/** The first sentence and what follows it, of Markdown. A full stop inside code or in "e.g." ends nothing. */
export function splitSentence(markdown: string): [first: string, rest: string] {
  const paragraph = /^[\s\S]*?(?=\n\s*\n|\n[-*] |$(?![\s\S]))/.exec(markdown.trim())?.[0] ?? '';
  const masked = paragraph
    .replace(/`[^`]*`|\{@link[^}]*\}|<https?:[^>]*>|\([^)]*\)/g, (code) => 'x'.repeat(code.length))
    .replace(/\b(?:e\.g|i\.e|etc|vs)\.|\.\.\./g, (short) => 'x'.repeat(short.length));
  const stop = /[.!?]["”]?(?=\s|$)/.exec(masked);
  const at = stop ? stop.index + stop[0].length : paragraph.length;
  return [paragraph.slice(0, at).trim(), markdown.trim().slice(at).trim()];
}
