import { nearest } from '@content-credentials/verdict/nearest';
import { slug } from 'github-slugger';
import { z } from 'zod';
import type { Context } from '../site/open.ts';
import { defineTool, ToolError } from '../tool.ts';

/** Characters in one response. */
const PART = 40_000;

/** `/docs/signing#algorithms`, `docs/signing.md`, or the page's whole URL, as an address in the list of pages. */
function addressOf(given: string, { url }: Context['data']): string {
  const path = given.startsWith(url) ? given.slice(url.length) : given;
  const clean = path
    .replace(/[?#].*$/s, '')
    .replace(/(?:\/index)?\.(?:md|html)$/, '')
    .replace(/^\/+|\/+$/g, '');
  return `/${clean === 'index' ? '' : clean}`;
}

/** `### Two signers {#two}` in a page's Markdown: its level, text, and id. */
const HEADING = /^(#{1,6}) (.*?)(?: \{#([^}\s]+)\})?$/;

interface Heading {
  line: number;
  level: number;
  text: string;
  id: string;
}

/** The headings of a page, in order; a comment in a shell script isn't one. */
export function headingsOf(lines: readonly string[]): Heading[] {
  let isCode = false;
  return lines.flatMap((line, index): Heading[] => {
    if (/^`{3,}/.test(line)) isCode = !isCode;
    const [, marks, text, id] = (!isCode && HEADING.exec(line)) || [];
    if (marks === undefined || text === undefined) return [];
    return [{ line: index, level: marks.length, text: text.trim(), id: id ?? slug(withoutLinks(text)) }];
  });
}

const withoutLinks = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** The part of a page under a heading, up to the next heading of the same level. */
function sectionOf(lines: readonly string[], headings: readonly Heading[], start: Heading): string {
  const end = headings.find(({ line, level }) => line > start.line && level <= start.level);
  return lines.slice(start.line, end?.line).join('\n').trimEnd();
}

/** What follows `#` in an address: the id of a section. */
function fragmentOf(given: string): string | undefined {
  const [, fragment] = /#(.+)$/s.exec(given) ?? [];
  try {
    return fragment && decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** A page on the list and its whole Markdown; undefined for any other address. */
export async function pageText({ data, files }: Context, given: string, signal: AbortSignal) {
  const address = addressOf(given, data);
  // Only pages on the list are read, so the address can't refer to anything else.
  const page = data.pages.find((one) => one.address === address);
  if (!page) return undefined;
  const markdown = await files.read(`${address === '/' ? 'index' : address.slice(1)}.md`, signal);
  return { ...page, markdown };
}

/** A section of a page. @throws ToolError that names the sections, if there's none like that */
function partOf(
  { address, markdown }: { address: string; markdown: string },
  heading: string | undefined,
  fragment: string | undefined,
): string {
  const lines = markdown.split('\n');
  const headings = headingsOf(lines);
  const wanted = heading?.trim().toLowerCase();
  const start = headings.find(({ text, id }) =>
    wanted === undefined ? id === fragment : text.toLowerCase() === wanted,
  );
  if (start) return sectionOf(lines, headings, start);
  const missing =
    wanted === undefined ? `section ${JSON.stringify(`#${fragment}`)}` : `heading ${JSON.stringify(heading)}`;
  const others = headings.filter(({ level }) => level > 1 && level < 5).map(({ text }) => text);
  throw new ToolError(`${address} has no ${missing}. Its headings: ${others.join('; ')}`);
}

/** What a part of a longer text needs after it. */
function endOf(length: number, offset: number, end: number): string {
  if (end < length) return `(Continues: call read_page with offset ${end}.)`;
  if (offset === 0) return '';
  return offset < length
    ? '(This is the end of the text.)'
    : `(There’s nothing more: the text has ${length} characters, and the offset is ${offset}.)`;
}

export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Returns a page of the documentation as Markdown, with its code and the versions it was checked with. Takes the address that search_docs returns.',
  input: z.strictObject({
    address: z
      .string()
      .min(1)
      .max(500)
      .describe('Such as /docs/signing/get-cert, or /docs/faqs#two-signers for one section.'),
    heading: z.string().max(300).optional().describe('Only the section with this heading.'),
    offset: z
      .int()
      .min(0)
      .default(0)
      .describe('Where to continue a long page: next_offset of the previous response.'),
  }),
  output: z.object({
    address: z.string(),
    title: z.string(),
    url: z.string(),
    markdown: z.string(),
    total_characters: z.int(),
    next_offset: z.int().optional(),
  }),
  async run(context, { address: given, heading, offset }, signal) {
    const { data } = context;
    const page = await pageText(context, given, signal);
    if (!page) {
      const meant = nearest(
        addressOf(given, data),
        data.pages.map((one) => one.address),
      );
      throw new ToolError(
        `There's no page ${JSON.stringify(given)}. ${meant ? `Did you mean ${meant}? ` : ''}Use an address from search_docs.`,
      );
    }
    const { address, markdown: whole } = page;
    const fragment = fragmentOf(given);
    const text = heading === undefined && fragment === undefined ? whole : partOf(page, heading, fragment);
    const url = `${data.url}${address.slice(1)}${heading === undefined && fragment !== undefined ? `#${fragment}` : ''}`;
    const markdown = text.slice(offset, offset + PART);
    const end = offset + PART;
    const next = end < text.length ? { next_offset: end } : {};
    return {
      text: [markdown, endOf(text.length, offset, end)].filter(Boolean).join('\n\n'),
      data: { address, title: page.title, url, markdown, total_characters: text.length, ...next },
    };
  },
});
