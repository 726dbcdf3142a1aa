import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPage } from '../page.ts';
import { found } from '../testing.ts';
import { fixes, headings, imageSize, linkLabels, sentenceLength, sentenceLines } from './form.ts';
import { label, pageType } from './front-matter.ts';
import { grammar, spelling, words } from './words.ts';

// What is fine, the pages of docs/ show: `npm run check` finds nothing in them.
test('page type: every page has one', () => {
  const typed = readPage('docs/x.mdx', '---\ntitle: X\ntype: task\n---\n\nText.\n');
  expect(pageType(typed)).toEqual([]);
  expect(found(pageType, 'type: task')).toEqual([
    '1: the type is missing; write `type: tutorial`, `task`, `concept`, or `reference`',
  ]);
});

test('label: it agrees with the title', () => {
  const messages = (title: string, own: string) =>
    label(readPage('docs/tool/use.mdx', `---\ntitle: ${title}\nsidebarLabel: ${own}\n---\n`)).map(
      ({ line, message }) => `${line}: ${message}`,
    );
  expect(messages('Use a certificate with C2PA Tool', 'Use a certificate')).toEqual([]);
  expect(messages('Frequently asked questions', 'FAQs')).toEqual([]);
  expect(messages('Inspect a file', 'Using the Verify tool')).toEqual([
    '3: the sidebar label "Using the Verify tool" doesn\'t agree with the title "Inspect a file"; build it from the title\'s words, in the same order',
  ]);
});

test('headings: written like a sentence', () => {
  expect(found(headings, '## Sign Your First File')).toEqual([
    '6: "Sign Your First File" is in title case; capitalize only the first word and names',
  ]);
});

test('voice: words that read as translated, with what to write', () => {
  expect(found(words, 'This shall\nmend the file.\nThe claim is no CBOR.')).toEqual([
    '6: "shall": write should, must, or will (fine in code and quotations)',
    '7: "mend": write "fix" (fine in code and quotations)',
    `8: "is no": write isn't a (fine in code and quotations)`,
  ]);
});

test('grammar: repeated words, articles, apostrophes', () => {
  expect(found(grammar, 'Open the the file.\nIt is a image.\nIt doesnt.')).toEqual([
    '6: Unexpected repeated `the`, remove one occurrence',
    '7: Unexpected article `a` before `image`, expected `an`',
    "8: Unexpected missing apostrophe in `doesnt`, expected `doesn't`",
  ]);
});

test('link labels: each says where it leads, two places have two', () => {
  expect(found(linkLabels, '[A](/docs/a)\n[a](/docs/b)')).toEqual([
    '7: the link "a" goes to /docs/b, but on line 6 to /docs/a; change one of the labels',
  ]);
  expect(
    found(
      linkLabels,
      '[A](/docs/a)\n\n<Cards items={[\n  { title: "A", href: "/docs/b", text: "x" },\n]} />',
    ),
  ).toEqual(['9: the link "A" goes to /docs/b, but on line 6 to /docs/a; change one of the labels']);
});

test('sentence lines: one sentence a line, outside of lists and tables', () => {
  expect(found(sentenceLines, 'One. Two.')).toEqual([
    '6: two sentences on one line; start a new line at "Two."',
  ]);
  expect(found(sentenceLines, 'One is\nbroken.')).toEqual([
    '6: the sentence "One is" is split over two lines; join them',
  ]);
});

test('filler: not in prose, but in code and quotations', () => {
  expect(found(words, 'One.\nJust sign it.', 'A powerful page.')).toEqual([
    '3: "powerful": say what it can do (fine in code and quotations)',
    '7: "Just": leave it out, or write "only" (fine in code and quotations)',
  ]);
});

test('spelling: as the glossary has it, code and file names apart', () => {
  const rule = spelling({
    terms: [{ id: 'time-stamp', term: 'time-stamp', forms: [], short: 'x.', see: [], avoid: ['timestamp'] }],
  });
  expect(found(rule, 'A timestamp.')).toEqual([
    `6: "timestamp" is written "time-stamp" here, or as \`code\` if it's a name in a program`,
  ]);
});

test('sentence length: at most 45 words, with the line it begins on', () => {
  const sentence = (count: number) => `${'word '.repeat(count - 1)}word.`;
  expect(found(sentenceLength, `One.\nW${sentence(46)}`)).toEqual([
    '7: a sentence of 46 words; the limit is 45. Split "Wword word word word word word word word…" in two',
  ]);
});

test('tables of errors: every row has a fix', () => {
  const table = '| Message | Cause | Fix |\n| --- | --- | --- |\n| `x` | It broke. | Repair it. |';
  expect(found(fixes, `${table}\n| \`y\` | It broke. | |`)).toEqual([
    '9: the row has no fix; say what to do',
  ]);
});

test('images are at most 80 kB', () => {
  const folder = mkdtempSync(join(tmpdir(), 'images-'));
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs/small.png'), 'x'.repeat(80_000));
  writeFileSync(join(folder, 'docs/large.png'), 'x'.repeat(80_001));
  const text = '![A](./small.png) ![B](./large.png) ![C](./missing.png)';
  expect(found(imageSize(folder), text)).toEqual([
    '6: the image ./large.png has 81 kB (at most 80); save it smaller, or as WebP',
  ]);
  rmSync(folder, { recursive: true });
});
