import { expect, test } from 'vitest';
import { build } from './testing.ts';

const matter = (lines: string) => `---\n${lines}\n---\n\nText.\n`;
const right = 'description: One sentence.\nchecked: { date: 2026-11-20, with: ["x 1"] }';

test('every mistake in the front matter of all pages is told with its line', async () => {
  const { code, message } = await build('front-matter', {
    'docs/bad-date.mdx': matter('title: A\ndescription: One.\nchecked:\n  date: next week\n  with: ["x 1"]'),
    'docs/other-date.mdx': matter(
      'title: A\ndescription: One.\nchecked: { date: 22 November 2026, with: ["x 1"] }',
    ),
    'docs/quotation-mark.mdx': matter(`title: "A\n${right}`),
    'docs/empty-title.mdx': matter(`title: ""\n${right}`),
    'docs/long.mdx': matter(
      `title: A\ndescription: ${'word '.repeat(40)}\nchecked: { date: 2026-11-20, with: ["x 1"] }`,
    ),
    'docs/missing-title.mdx': matter(right),
    'docs/no-front-matter.mdx': 'Text.\n',
    'docs/not-closed.mdx': '---\ntitle: A\n\nText.\n',
    'docs/list.mdx': matter(`title: A\naliases: [a, b\n${right}`),
    'docs/nothing-checked.mdx': matter(
      'title: A\ndescription: One.\nchecked: { date: 2026-11-20, with: [] }',
    ),
    'docs/source.mdx': matter(`title: A\n${right}\nsources:\n  - title: C2PA\n    url: c2pa.org`),
    'docs/unchecked.mdx': matter('title: A\ndescription: One.'),
    'docs/unknown-key.mdx': matter(`title: A\n${right}\nsidebarLable: B`),
    'docs/unknown-type.mdx': matter(`title: A\n${right}\ntype: tsak`),
    'docs/yaml.mdx': matter(`title: Signing: how\n${right}`),
  });
  expect(code).toBe(1);
  expect(message).toEqual([
    'docs/bad-date.mdx:5: `checked.date` is "next week"; write a date like 2026-11-20',
    'docs/empty-title.mdx:2: `title` is ""; the title is empty',
    expect.stringMatching(/^docs\/list\.mdx:4: .+\); correct this line, or the one before it, and put/),
    expect.stringMatching(
      /^docs\/long\.mdx:3: `description` is "word .*…"; the description is longer than 160 characters$/,
    ),
    'docs/missing-title.mdx:1: `title` is missing; add it, as string',
    'docs/no-front-matter.mdx:1: the page has no front matter; at the top, add title, description, and checked between two --- lines',
    "docs/not-closed.mdx:1: the front matter isn't closed; end it with --- on a line of its own",
    'docs/nothing-checked.mdx:4: `checked.with` is []; list at least one version that the page was checked with',
    'docs/other-date.mdx:4: `checked.date` is "22 November 2026"; write a date like 2026-11-20',
    expect.stringMatching(/^docs\/quotation-mark\.mdx:2: .+\(Missing closing "quote\); correct this line/),
    'docs/source.mdx:7: `sources[0].url` is "c2pa.org"; use a complete URL, such as `https://example.org`',
    'docs/unchecked.mdx:1: `checked` is missing; add it, as object',
    'docs/unknown-key.mdx:5: `sidebarLable` is not a known key; did you mean `sidebarLabel`?',
    'docs/unknown-type.mdx:5: `type` is "tsak"; write tutorial, task, concept, or reference',
    "docs/yaml.mdx:2: the front matter isn't valid YAML (Nested mappings are not allowed in compact mappings); correct this line, or the one before it, and put quotation marks around text that contains `: ` or `#`",
  ]);
});
