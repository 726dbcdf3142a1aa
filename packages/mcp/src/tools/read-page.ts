import { z } from 'zod';
import { nearest } from '../../../../src/config/nearest.ts';
import type { Context } from '../context.ts';
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

/** The part of a page under a heading, up to the next heading of the same level. */
function sectionOf(markdown: string, heading: string): string | undefined {
  const lines = markdown.split('\n');
  const isHeading = (line: string) => /^#{1,6} /.test(line);
  const level = (line: string) => /^#+/.exec(line)?.[0].length ?? 7;
  const wanted = heading.trim().toLowerCase();
  const start = lines.findIndex(
    (line) => isHeading(line) && line.replace(/^#+ /, '').trim().toLowerCase() === wanted,
  );
  if (start < 0) return undefined;
  const end = lines.findIndex(
    (line, index) => index > start && isHeading(line) && level(line) <= level(lines[start] ?? ''),
  );
  return lines.slice(start, end < 0 ? undefined : end).join('\n');
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

export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Returns a page of the documentation as Markdown, with its code and the versions it was checked with. Takes the address that search_docs returns.',
  input: z.strictObject({
    address: z.string().min(1).max(500).describe('Such as /docs/signing/get-cert.'),
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
    const text = heading === undefined ? whole : sectionOf(whole, heading);
    if (text === undefined) {
      const headings = whole.match(/^#{2,4} .*$/gm)?.map((line) => line.replace(/^#+ /, '')) ?? [];
      throw new ToolError(
        `${address} has no heading ${JSON.stringify(heading)}. Its headings: ${headings.join('; ')}`,
      );
    }
    const markdown = text.slice(offset, offset + PART);
    const next = offset + PART < text.length ? { next_offset: offset + PART } : {};
    const url = `${data.url}${address.slice(1)}`;
    const more =
      'next_offset' in next ? `\n\n(Continues: call read_page with offset ${next.next_offset}.)` : '';
    return {
      text: markdown + more,
      data: { address, title: page.title, url, markdown, total_characters: text.length, ...next },
    };
  },
});
