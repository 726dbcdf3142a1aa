import { z } from 'zod';
import { byPlace, checkWith, Mistake } from '../config/errors.ts';
import { typeset } from '../ui/text.ts';

/** A page's front matter; the group is the YAML, from the line break after the first `---`. */
export const FRONT_MATTER = /^\uFEFF?(?:[^\S\n]*\n)*---([\s\S]*?\n)---/;

const PAGE_TYPES = ['tutorial', 'task', 'concept', 'reference'] as const;

/**
 * The front matter, between the `---` lines of a page. Unknown keys are errors, so that typos are reported. What readers
 * see has the quotation marks of the text; what a search compares with theirs stays as it was written.
 */
export const frontMatter = z.strictObject({
  /** The page's title: its `h1`, and its name in search results and browser tabs. */
  title: z
    .string()
    .trim()
    .min(1, 'the title is empty')
    .max(70, 'the title is longer than 70 characters')
    .transform(typeset),
  /** One sentence for search engines, social cards, and the Markdown index. */
  description: z
    .string()
    .trim()
    .min(1, 'the description is empty; write one sentence')
    .max(160, 'the description is longer than 160 characters')
    .transform(typeset),
  /** The sidebar label, if the title is too long. */
  sidebarLabel: z.string().min(1).max(45).transform(typeset).optional(),
  /** Words readers use for the page. A search for one of them lists the page first. */
  aliases: z
    .array(
      z
        .string()
        .trim()
        .min(1)
        .max(60)
        .regex(/^[^|]+$/, "an alias can't contain a vertical bar"),
    )
    .max(20, 'more than 20 aliases: keep the words that readers type')
    .default([]),
  /**
   * Up to ten questions or phrases that a reader who needs the page would type, in plain words. A search like one of them
   * lists the page higher. They aren't shown.
   */
  asked: z
    .array(
      z
        .string()
        .trim()
        .min(1)
        .max(90, 'a question that the page answers is longer than 90 characters')
        .regex(/^[^|]+$/, "a question can't contain a vertical bar"),
    )
    .max(10, 'more than 10 questions: keep those that readers ask most')
    .default([]),
  /**
   * What readers come for: to have done it once (`tutorial`), to get one thing done (`task`), to understand (`concept`), or
   * to look something up (`reference`). It's shown above the text. Searches call the first two guides.
   */
  type: z
    .enum(PAGE_TYPES, {
      error: `write ${PAGE_TYPES.slice(0, -1).join(', ')}, or ${PAGE_TYPES.at(-1)}`,
    })
    .default('task'),
  /** When its facts were last checked, and with which versions. */
  checked: z.strictObject({
    date: z.iso.date('write a date like 2026-11-20').transform((date) => new Date(date)),
    with: z.array(z.string().min(1)).min(1, 'list at least one version that the page was checked with'),
  }),
  /** The sources of its facts, listed at the end of the page. */
  sources: z
    .array(
      z.strictObject({
        title: z.string().min(1).transform(typeset),
        url: z.url({ protocol: /^https?$/, error: 'use a complete URL, such as `https://example.org`' }),
      }),
    )
    .default([]),
  /** Anchors of sections that are on other pages now, each with its new address. Links to them still arrive. */
  moved: z.record(z.string().min(1), z.string().startsWith('/', 'write an address from the root')).optional(),
  /** Keep the page out of search engines and the sitemap. */
  noIndex: z.boolean().default(false),
});

/** Pages of an older version were checked when it was current, so they can be imported without a new check. */
export const olderFrontMatter = frontMatter.partial({ checked: true });

export type FrontMatter = z.infer<typeof olderFrontMatter>;

/** The error that the YAML parser throws. */
interface YamlFailure {
  /** What's wrong, without the place. */
  reason: string;
  mark?: { line: number };
}

/** A quotation mark that begins a text, without another one in its line. */
const OPEN_QUOTE = /(?:[:,-]\s+|\[\s*)(["'])(?:(?!\1).)*$/;

/** The mistakes in the front matter of all pages. */
export class FrontMatterError extends Mistake {
  override name = 'FrontMatterError';

  constructor(problems: readonly string[]) {
    super(problems.toSorted(byPlace).join('\n'));
  }
}

/**
 * Everything wrong with the front matter of one page, as `file:line: what; fix`.
 * @param file the page's path, as messages show it
 * @param read parses the front matter, or throws the YAML parser's error
 */
export async function frontMatterProblems(
  file: string,
  contents: string,
  schema: z.ZodType,
  read: () => Promise<unknown>,
): Promise<string[]> {
  if (!/^\uFEFF?\s*---\s*$/m.test(contents.slice(0, contents.indexOf('\n') + 1))) {
    return [
      `${file}:1: the page has no front matter; at the top, add title, description, and checked between two --- lines`,
    ];
  }
  let data: unknown;
  try {
    data = await read();
  } catch (error) {
    const { reason, mark } = error as YamlFailure;
    if (!/\n---\s*?\n/.test(contents))
      return [`${file}:1: the front matter isn't closed; end it with --- on a line of its own`];
    // The parser counts lines from 0, and its line 0 is the one with the opening `---`.
    const line = (mark?.line ?? 0) + 1;
    const lines = contents.split('\n', line);
    const quoted = lines.findIndex((one, index) => index > 0 && OPEN_QUOTE.test(one)) + 1;
    if (quoted > 0) {
      const [, mark] = OPEN_QUOTE.exec(lines[quoted - 1] ?? '') ?? [];
      return [
        `${file}:${quoted}: the text that begins with ${mark} isn't closed; end it with another ${mark}`,
      ];
    }
    const fix = /:\s.*:\s|\s#/.test(lines.at(-1) ?? '')
      ? 'put quotation marks around text that contains `: ` or `#`'
      : 'correct this line, or the one before it';
    return [`${file}:${line}: the front matter isn't valid YAML (${reason}); ${fix}`];
  }
  const result = checkWith(schema, data, file);
  if (result.ok) return [];
  return result.problems.map(
    ({ key, problem, fix }) => `${file}:${lineOfKey(contents, key)}: ${problem}; ${fix}`,
  );
}

/** The line of a key such as `checked.with[0]`, or of the nearest key above it that the front matter has. */
export function lineOfKey(contents: string, key: string): number {
  const lines = contents.split('\n');
  const end = lines.indexOf('---', 1);
  let found = 0;
  for (const part of key.match(/[^.[\]']+/g) ?? []) {
    if (/^\d+$/.test(part)) continue;
    const pattern = new RegExp(`(?:^|[\\s{,])["']?${part.replace(/[^\w]/g, '\\$&')}["']?\\s*:`);
    const at = lines.findIndex(
      (line, index) => index >= Math.max(found, 1) && index < end && pattern.test(line),
    );
    if (at < 0) break;
    found = at;
  }
  return found + 1;
}
