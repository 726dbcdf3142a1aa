import type { Context } from '../site/open.ts';

/** Languages whose code is on pages only, because no sample runs it. */
export const MOBILE = ['swift', 'kotlin'] as const;
export type Mobile = (typeof MOBILE)[number];
export const isMobile = (language: string | undefined): language is Mobile =>
  MOBILE.some((one) => one === language);

/** A block of code on a page, under a heading. */
export interface PageCode {
  /** `Sign with the Secure Enclave`. */
  heading: string;
  code: string;
  /** What the section says besides its code. */
  prose: string;
  /** The page's address. */
  page: string;
  /** The page's title. */
  title: string;
}

const FOLDER = '/docs/mobile';
const HEADING = /^#{2,4} (.+?)(?: \{#\S+\})?$/;

/** The blocks of one language in a page's Markdown, each with the heading above it and the section's prose. */
export function blocksOf(
  markdown: string,
  language: Mobile,
): Array<Pick<PageCode, 'heading' | 'code' | 'prose'>> {
  const sections = [{ heading: '', prose: [] as string[], blocks: [] as string[] }];
  let lines: string[] | undefined;
  let isWanted = false;
  for (const line of markdown.split('\n')) {
    const section = sections.at(-1);
    if (line.startsWith('```')) {
      if (lines === undefined) {
        lines = [];
        isWanted = line.slice(3).split(' ')[0] === language;
      } else {
        if (isWanted) section?.blocks.push(`${lines.join('\n')}\n`);
        lines = undefined;
      }
    } else if (lines) lines.push(line);
    else {
      const [, heading] = HEADING.exec(line) ?? [];
      if (heading === undefined) section?.prose.push(line);
      else sections.push({ heading, prose: [], blocks: [] });
    }
  }
  return sections.flatMap(({ heading, prose, blocks }) =>
    blocks.map((code) => ({
      heading,
      code,
      prose: prose
        .join('\n')
        .replace(/\n{2,}/g, '\n\n')
        .trim(),
    })),
  );
}

/** All code in a mobile language on the site's pages about mobile apps. */
export async function mobileCode(
  { data, files }: Context,
  language: Mobile,
  signal: AbortSignal,
): Promise<PageCode[]> {
  const pages = data.pages.filter(({ address }) => address.startsWith(FOLDER));
  const all = await Promise.all(
    pages.map(async ({ address, title }) =>
      blocksOf(await files.read(`${address.slice(1)}.md`, signal), language).map((block) => ({
        ...block,
        page: address,
        title,
      })),
    ),
  );
  return all.flat();
}
