import { parseDocument } from 'yaml';
import { z } from 'zod';
import { byPlace, checkWith, lineAt, Mistake } from '../config/errors.ts';
import { typeset } from '../ui/text.ts';
import { lineOfKey } from './read-data-file.ts';

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
    date: z.iso.date('write a date like 2026-11-20'),
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
});

/** Pages of an older version were checked when it was current, so they can be imported without a new check. */
export const olderFrontMatter = frontMatter.partial({ checked: true });

export type FrontMatter = z.infer<typeof olderFrontMatter>;

/** A page's facts. `api` and `code` pages are generated, and the others have them in their front matter. */
export type PageFacts = Omit<FrontMatter, 'type'> & { type: FrontMatter['type'] | 'api' | 'code' };

/** The mistakes in the front matter of one or more pages as one error. */
export const frontMatterError = (problems: readonly string[]): Mistake =>
  new Mistake(problems.toSorted(byPlace).join('\n'));

const YAML_FIX =
  'correct this line, or the one before it, and put quotation marks around text that contains `: ` or `#`';

/**
 * A page's front matter, or everything wrong with it, as `file:line: what; fix`.
 * @param file the page's path, as messages show it
 */
export function readFrontMatter(
  file: string,
  contents: string,
  schema: typeof frontMatter | typeof olderFrontMatter,
): { facts?: FrontMatter; problems: string[] } {
  const [, matter] = FRONT_MATTER.exec(contents) ?? [];
  if (matter === undefined) {
    const problem = /^\uFEFF?\s*---/.test(contents)
      ? "the front matter isn't closed; end it with --- on a line of its own"
      : 'the page has no front matter; at the top, add title, description, and checked between two --- lines';
    return { problems: [`${file}:1: ${problem}`] };
  }
  const document = parseDocument(matter, { prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const line = lineAt(matter, error.pos[0]);
    return {
      problems: [`${file}:${line}: the front matter isn't valid YAML (${error.message}); ${YAML_FIX}`],
    };
  }
  const checked = checkWith(schema, document.toJS() ?? {}, file);
  if (checked.ok) return { facts: checked.value, problems: [] };
  return {
    problems: checked.problems.map(
      ({ key, problem, fix }) => `${file}:${lineOfKey(document, matter, key)}: ${problem}; ${fix}`,
    ),
  };
}
