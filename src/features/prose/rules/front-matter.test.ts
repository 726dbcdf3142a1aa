import { expect, test } from 'vitest';
import { readPage } from '../page.ts';
import { frontMatterMistakes } from './front-matter.ts';

const page = (matter: string) => `---\n${matter}\n---\n\nText.\n`;
const rest = 'description: One sentence.\nchecked: { date: 2026-11-20, with: ["x 1"] }';

test('correct front matter has no mistakes', async () => {
  expect(await frontMatterMistakes('docs/x.mdx', page(`title: Signing\n${rest}`))).toEqual([]);
});

test('YAML that cannot be parsed is reported with file, line, and fix', async () => {
  expect(await frontMatterMistakes('docs/x.mdx', page(`title: Signing: how\n${rest}`))).toEqual([
    expect.stringMatching(/^docs\/x\.mdx:2: the front matter isn't valid YAML \(.+\); put quotation marks/),
  ]);
  expect(await frontMatterMistakes('docs/x.mdx', page(`title: X\n${rest}\naliases: [a`))).toEqual([
    expect.stringMatching(/^docs\/x\.mdx:[56]: the front matter isn't valid YAML/),
  ]);
});

test('a misspelled key is reported, too', async () => {
  expect(await frontMatterMistakes('docs/x.mdx', page(`title: X\n${rest}\nsidebarLable: Y`))).toEqual([
    'docs/x.mdx:5: `sidebarLable` is not a known key; did you mean `sidebarLabel`?',
  ]);
});

test('the other rules can still read a page with invalid YAML', () => {
  expect(readPage('docs/x.mdx', page(`title: "Say "hello""\n${rest}`)).matter).toContainEqual({
    key: 'title',
    line: 2,
    text: '"Say "hello""',
  });
});
