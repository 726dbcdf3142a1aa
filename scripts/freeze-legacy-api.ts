/**
 * Writes the reference of the legacy package `c2pa`, which doesn't change anymore, to data/api/c2pa.json: its pages with
 * Markdown and code as text, and the address of each type. Signatures are formatted by Prettier.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { apiC2pa } from '../src/content/generated/api-c2pa.ts';
import type { Block, Code, Inline, Span } from '../src/page-data/api-reference.ts';
import { format } from './lib/api-models/format.ts';

type Value = unknown;
type Spans = Array<Span & Inline>;

const isObject = (value: Value): value is Record<string, Value> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const markdown = (spans: readonly Inline[]): string =>
  spans
    .map(({ text, mark, to }) => {
      const escaped = mark === 'code' ? text : text.replace(/[\\`*[\]<>]|(?<![\w#])_|_(?!\w)/g, '\\$&');
      const marked = { code: `\`${escaped}\``, em: `*${escaped}*`, strong: `**${escaped}**`, none: escaped }[
        mark ?? 'none'
      ];
      return to === undefined ? marked : `[${marked}](${to})`;
    })
    .join('');

const blockText = (block: Block): string => {
  if (block.type === 'code') return `\`\`\`${block.lang}\n${codeText(block.code)}\n\`\`\``;
  if (block.type === 'list') return block.items.map((item) => `- ${markdown(item)}`).join('\n');
  return `${block.type === 'quote' ? '> ' : ''}${markdown(block.text)}`;
};

const plain = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');
const codeText = (code: Code): string => code.map(plain).join('\n');

const isMember = (code: string) =>
  !/^(?:abstract |interface |class |type |function |const |enum )/.test(code);

/** Keys whose values are text in the output. */
const TYPES = ['type', 'constraint'];
const BLOCKS = ['about', 'deprecated'];
const BLOCK_LISTS = ['throws', 'examples', 'see'];

/** @param links is filled with the address of each type on the page */
async function asText(value: Value, links: Record<string, string>, key = ''): Promise<Value> {
  const note = (spans: readonly Span[]) => {
    for (const { text, to } of spans) {
      if (to === undefined) continue;
      links[text] ??= to;
      if (links[text] !== to) throw new Error(`${text} has two addresses: ${links[text]} and ${to}`);
    }
    return plain(spans);
  };
  const laidOut = (code: Code) => {
    code.forEach(note);
    return format(codeText(code), isMember(codeText(code)) ? 'member' : undefined);
  };
  if (TYPES.includes(key)) return note(value as Spans);
  if (BLOCKS.includes(key)) return (value as Block[]).map(blockText).join('\n\n');
  if (BLOCK_LISTS.includes(key))
    return (value as Block[][]).map((blocks) => blocks.map(blockText).join('\n\n'));
  if (key === 'types') return (value as Spans[]).map(note);
  if (key === 'signature' || key === 'code') {
    const spans = value as Spans | Code;
    return Array.isArray(spans[0]) ? laidOut(spans as Code) : note(spans as Spans);
  }
  if (key === 'notice') {
    const { text, ...rest } = value as { text: Inline[] };
    return { text: markdown(text), ...rest };
  }
  if (Array.isArray(value)) return Promise.all(value.map((one) => asText(one, links)));
  if (!isObject(value)) return value;
  const entries = await Promise.all(
    Object.entries(value).map(async ([name, inner]) => [name, await asText(inner, links, name)] as const),
  );
  return Object.fromEntries(entries.filter(([, inner]) => !isEmpty(inner)));
}

const isEmpty = (value: Value): boolean =>
  value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);

const { pages, sidebar } = await apiC2pa('.');
const [first] = pages;
const frozen = await Promise.all(
  pages.map(async ({ view, id, title, description, sidebarLabel, data }) => {
    const links: Record<string, string> = {};
    return { view, id, title, description, sidebarLabel, links, data: await asText(data, links) };
  }),
);
const shared: Record<string, string> = {};
for (const { links } of frozen) for (const [name, to] of Object.entries(links)) shared[name] ??= to;
const result = {
  source:
    'c2pa 0.30.17 and @contentauth/toolkit 0.13.14 (© Adobe, MIT license). Written by scripts/freeze-legacy-api.ts in the commit that added this file.',
  checked: { date: first?.checked.date.toISOString().slice(0, 10), with: first?.checked.with },
  sources: first?.sources,
  links: shared,
  sidebar,
  pages: frozen.map(({ links, ...page }) => {
    const own = Object.entries(links).filter(([name, to]) => shared[name] !== to);
    return own.length > 0 ? { ...page, links: Object.fromEntries(own) } : page;
  }),
};
mkdirSync('data/api', { recursive: true });
writeFileSync('data/api/c2pa.json', `${JSON.stringify(result, null, 2)}\n`);
