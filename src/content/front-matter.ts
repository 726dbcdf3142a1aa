import { z } from 'zod';

/** What stands between the `---` lines of a page. Unknown keys are errors: a typo must not be silent. */
export const frontMatter = z.strictObject({
  /** The page's name: its `h1`, its place in search results and tabs. */
  title: z.string().trim().min(1, 'the title is empty').max(70, 'the title is longer than 70 characters'),
  /** One sentence for search engines, cards and the Markdown index. */
  description: z
    .string()
    .trim()
    .min(1, 'the description is empty; write one sentence')
    .max(160, 'the description is longer than 160 characters'),
  /** The sidebar's label where the title is too long. */
  sidebarLabel: z.string().min(1).max(45).optional(),
  /** Words readers use for the page. A search for one of them finds it first. */
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
  /** How the page is to be used; search filters by it. */
  kind: z.enum(['guide', 'concept', 'reference']).default('guide'),
  /** When its facts were last checked, and with which versions. */
  checked: z.strictObject({
    date: z.coerce.date({ error: 'write a date like 2026-11-20' }),
    with: z.array(z.string().min(1)).min(1, 'list at least one version that the page was checked with'),
  }),
  /** Where its facts are from; listed at the foot of the page. */
  sources: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        url: z.url({ protocol: /^https?$/, error: 'use a complete address, such as `https://example.org`' }),
      }),
    )
    .default([]),
  /** Keep the page out of search engines and the sitemap. */
  noIndex: z.boolean().default(false),
});

export type FrontMatter = z.infer<typeof frontMatter>;
