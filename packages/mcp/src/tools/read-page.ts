import { nearest } from '@content-credentials/verdict/nearest';
import { slug } from 'github-slugger';
import { z } from 'zod';
import type { Context } from '../site.ts';
import { defineTool } from '../tool.ts';

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

/** A section of a page by its id. @throws Error that names the headings, if there's none like that */
function partOf(address: string, markdown: string, fragment: string): string {
  const lines = markdown.split('\n');
  const headings = headingsOf(lines);
  const start = headings.find(({ id }) => id === fragment);
  if (start) return sectionOf(lines, headings, start);
  const others = headings
    .filter(({ level }) => level > 1 && level < 5)
    .map(({ id, text }) => `${text} (#${id})`);
  throw new Error(`${address} has no section "#${fragment}". Its headings: ${others.join('; ')}`);
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
  async run({ data }, { address: given, offset }) {
    const wanted = addressOf(given, data);
    const page = data.pages.find(({ address }) => address === wanted);
    if (!page) {
      const meant = nearest(
        wanted,
        data.pages.map(({ address }) => address),
      );
      throw new Error(
        `There's no page ${JSON.stringify(given)}. ${meant ? `Did you mean ${meant}? ` : ''}Use an address from search_docs.`,
      );
    }
    const { address, title, markdown: whole } = page;
    const [, fragment] = given.split('#');
    const text = fragment ? partOf(address, whole, fragment) : whole;
    const url = `${data.url}${address.slice(1)}${fragment ? `#${fragment}` : ''}`;
    const end = offset + PART;
    const markdown = text.slice(offset, end);
    return {
      text: end < text.length ? `${markdown}\n\n(Continues: call read_page with offset ${end}.)` : markdown,
      data: {
        ...{ address, title, url, markdown, total_characters: text.length },
        ...(end < text.length && { next_offset: end }),
      },
    };
  },
});
