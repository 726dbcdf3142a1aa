import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { frontMatter } from './front-matter.ts';
import { FrontMatterError, frontMatterProblems, lineOfKey } from './front-matter-problems.ts';

const page = `---
title: Docs
checked:
  date: tomorrow
  with: ["x 1"]
---

text
`;

test('a mistake is reported with the line of its key, a missing key with the first line', async () => {
  const data = { title: 'Docs', checked: { date: 'tomorrow', with: ['x 1'] } };
  expect(await frontMatterProblems('docs/x.mdx', page, frontMatter, async () => data)).toEqual([
    'docs/x.mdx:1: `description` is missing; add it, as text',
    'docs/x.mdx:4: `checked.date` is "tomorrow"; write a date like 2026-11-20',
  ]);
});

test('a page without front matter says what to write', async () => {
  const [message] = await frontMatterProblems('docs/x.mdx', 'text\n', frontMatter, async () => ({}));
  expect(message).toMatch(/^docs\/x\.mdx:1: the page has no front matter; /);
});

test("broken YAML is reported with the parser's reason and the line in the file", async () => {
  const read = async () => load('\ntitle: Docs: more\n');
  const [message] = await frontMatterProblems('docs/x.mdx', page, frontMatter, read);
  expect(message).toMatch(
    /^docs\/x\.mdx:2: the front matter isn't valid YAML \(bad indentation of a mapping entry\); /,
  );
});

test('the fix for broken YAML fits the mistake', async () => {
  const fail = async () => load('\naliases: [a, b\ntype: task\n');
  const [list] = await frontMatterProblems(
    'docs/x.mdx',
    '---\naliases: [a, b\ntype: task\n---\n',
    frontMatter,
    fail,
  );
  expect(list).toMatch(/^docs\/x\.mdx:3: .+\); correct this line, or the one before it$/);
  const [open] = await frontMatterProblems('docs/x.mdx', '---\ntitle: a\n\ntext\n', frontMatter, fail);
  expect(open).toBe("docs/x.mdx:1: the front matter isn't closed; end it with --- on a line of its own");
  const text = '---\ntitle: Docs: more\n---\n';
  const [colon] = await frontMatterProblems('docs/x.mdx', text, frontMatter, async () =>
    load('\ntitle: Docs: more\n'),
  );
  expect(colon).toMatch(/put quotation marks around text that contains `: ` or `#`$/);
});

test('a key is found in block and flow style, and only in the front matter', () => {
  expect(lineOfKey('---\nchecked: { date: x }\n---\n', 'checked.date')).toBe(2);
  expect(lineOfKey('---\nsources:\n  - title: a\n    url: b\n---\n', 'sources[0].url')).toBe(4);
  expect(lineOfKey('---\ntitle: a\n---\nkind: b\n', 'kind')).toBe(1);
});

test('mistakes are listed by file and line', () => {
  expect(new FrontMatterError(['a:10: x', 'a:9: x']).message).toBe('a:9: x\na:10: x');
});
