import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPage } from '../page.ts';
import { labelsIn } from '../sidebar-labels.ts';
import { found } from '../testing.ts';
import { description } from './description.ts';
import { fences } from './fences.ts';
import { filler } from './filler.ts';
import { grammar } from './grammar.ts';
import { headings } from './headings.ts';
import { imageSize } from './image-size.ts';
import { imageText } from './image-text.ts';
import { introductions } from './introductions.ts';
import { labels } from './labels.ts';
import { linkLabels } from './link-labels.ts';
import { pageLength } from './page-length.ts';
import { pageType } from './page-type.ts';
import { rhythm } from './rhythm.ts';
import { sentenceLength } from './sentence-length.ts';
import { sentenceLines } from './sentence-lines.ts';
import { spelling } from './spelling.ts';
import { tableWidth } from './table-width.ts';
import { unclosed } from './unclosed.ts';
import { voice } from './voice.ts';

test('description: a sentence of at most 160 characters', () => {
  expect(found(description, '', 'Reads a file.')).toEqual([]);
  expect(found(description, '', `"${'Long '.repeat(33)}one."`)).toEqual([
    '3: the description has 169 characters; cut 9 of them',
  ]);
  expect(found(description, '', 'reads a file')).toEqual([
    "3: the description doesn't end with a period; write a sentence",
    '3: the description begins with a lowercase letter; write a sentence',
  ]);
});

test('page type: every page has one', () => {
  const typed = readPage('docs/x.mdx', '---\ntitle: X\ntype: task\n---\n\nText.\n');
  expect(pageType(typed)).toEqual([]);
  expect(found(pageType, 'type: task')).toEqual([
    '1: the type is missing; write `type: tutorial`, `task`, `concept`, or `reference`',
  ]);
});

test('page length: at most 2,500 words, without code, unless readers search in it', () => {
  const words = 'A sentence of five words. '.repeat(501);
  expect(found(pageLength, `${'Word. '.repeat(2_500)}\n\n~~~text\n${words}\n~~~`)).toEqual([]);
  expect(found(pageLength, words)).toEqual([
    '1: the page has 2505 words; the limit is 2500. Split it, so that each page has one job',
  ]);
  const reference = readPage('docs/x.mdx', `---\ntitle: X\ntype: reference\n---\n\n${words}\n`);
  expect(pageLength(reference)).toEqual([]);
});

test('labels: the sidebar label agrees with the title and with sidebars.ts', () => {
  const messages = (title: string, label?: string, listed?: string) => {
    const matter = [`title: ${title}`, ...(label ? [`sidebarLabel: ${label}`] : [])].join('\n');
    const items = listed ? [{ type: 'doc' as const, id: 'tool/use', label: listed }] : [];
    const rule = labels(labelsIn({ docs: [{ type: 'category', label: 'Tool', items }] }));
    return rule(readPage('docs/tool/use.mdx', `---\n${matter}\n---\n`)).map(
      ({ line, message }) => `${line}: ${message}`,
    );
  };
  expect(messages('Inspect a file')).toEqual([]);
  expect(messages('Use a certificate with C2PA Tool', 'Use a certificate', 'Use a certificate')).toEqual([]);
  expect(messages('Frequently asked questions', 'FAQs')).toEqual([]);
  expect(messages('Inspect a file', 'Using the Verify tool')).toEqual([
    '3: the sidebar label "Using the Verify tool" doesn\'t agree with the title "Inspect a file"; build it from the title\'s words, in the same order',
  ]);
  expect(messages('Inspect a file', undefined, 'File inspector')).toHaveLength(1);
  expect(messages('Inspect a file', 'Inspect', 'Inspect a file')).toEqual([
    '3: sidebarLabel is "Inspect", but sidebars.ts has "Inspect a file"; use the same label in both',
  ]);
});

test('headings: no second title, no jump', () => {
  expect(found(headings, '## A\n\n### B\n\n## C')).toEqual([]);
  expect(found(headings, '# A')).toEqual([
    '6: "# A" is a second title; the title is in the front matter, so write ##',
  ]);
  expect(found(headings, '## A\n\n#### B')).toEqual(['8: "B" jumps from level 2 to 4; write ###']);
});

test('headings: written like a sentence, without a full stop', () => {
  expect(found(headings, '## Sign with C2PA Tool\n\n## What Content Credentials are')).toEqual([]);
  expect(found(headings, '## Sign Your First File\n\n## Common errors:')).toEqual([
    '6: "Sign Your First File" is in title case; capitalize only the first word and names',
    '8: "Common errors:" ends with a punctuation mark; remove it',
  ]);
});

test('voice: words that read as translated, with what to write', () => {
  expect(
    found(voice, 'It isn’t on a list. There is no manifest, it is no longer there. `shall`, "shall".'),
  ).toEqual([]);
  expect(found(voice, 'This shall\nmend the file.\nThe claim is no CBOR.')).toEqual([
    '6: "shall": write should, must, or will (fine in code and quotations)',
    '7: "mend": write fix (fine in code and quotations)',
    `8: "is no": write isn't a (fine in code and quotations)`,
  ]);
  expect(found(voice, 'A recommended vendor recommends it.')).toEqual([]);
});

test('grammar: repeated words, articles, apostrophes', () => {
  expect(found(grammar, "Use `a` `b`, an `x`, an X.509 certificate, and a URL; it isn't an Id.")).toEqual([]);
  expect(found(grammar, 'Open the the file.\nIt is a image.\nIt doesnt.')).toEqual([
    '6: Unexpected repeated `the`, remove one occurrence',
    '7: Unexpected article `a` before `image`, expected `an`',
    "8: Unexpected missing apostrophe in `doesnt`, expected `doesn't`",
  ]);
});

test('rhythm: a page is not a string of short sentences', () => {
  const long = 'This sentence has more words than the seven that count as short.\n';
  const short = 'It is short.\n';
  expect(found(rhythm, long.repeat(14) + short.repeat(6))).toEqual([]);
  expect(found(rhythm, short.repeat(10))).toEqual([]);
  expect(found(rhythm, long.repeat(10) + short.repeat(10))).toEqual([
    '1: 10 of 20 sentences have at most 7 words; join those that belong together',
  ]);
});

test('link labels: each says where it leads, two places have two', () => {
  expect(found(linkLabels, '[A](/docs/a) and [A](/docs/a), [`b`](/docs/b)')).toEqual([]);
  expect(found(linkLabels, 'See [here](/docs/a).')).toEqual([
    `6: the link "here" doesn't say where it goes; name what's at /docs/a`,
  ]);
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

test('fences: each has a language', () => {
  expect(found(fences, '```js\n1\n```\n\n```\n2\n```')).toEqual([
    "10: the code fence has no language; write ```text if there isn't one",
  ]);
});

test('sentence lines: one sentence a line, outside of lists and tables', () => {
  expect(found(sentenceLines, 'One.\nTwo:\n\n- Three. Four.\n\n| Five. Six. |\n| --- |')).toEqual([]);
  expect(found(sentenceLines, 'One. Two.')).toEqual([
    '6: two sentences on one line; start a new line at "Two."',
  ]);
  expect(found(sentenceLines, 'One is\nbroken.')).toEqual([
    '6: the sentence "One is" is split over two lines; join them',
  ]);
  expect(found(sentenceLines, '"One. Two."')).toEqual([]);
});

test('filler: not in prose, but in code and quotations', () => {
  expect(found(filler, 'It says "just now" and `simply`, an adjustment.')).toEqual([]);
  expect(found(filler, 'One.\nJust sign it.', 'A powerful page.')).toEqual([
    '3: "powerful" adds nothing here; say what it can do (fine in code and quotations)',
    '7: "Just" adds nothing here; leave it out, or write "only" (fine in code and quotations)',
  ]);
});

test('spelling: as the glossary has it, code and file names apart', () => {
  const rule = spelling({
    terms: [{ id: 'time-stamp', term: 'time-stamp', forms: [], short: 'x.', see: [], avoid: ['timestamp'] }],
  });
  expect(found(rule, 'A time-stamp, `timestamp`, x/timestamp.txt, timestamp.rs.')).toEqual([]);
  expect(found(rule, 'A timestamp.')).toEqual([
    `6: "timestamp" is written "time-stamp" here, or as \`code\` if it's a name in a program`,
  ]);
});

test('sentence length: at most 45 words, with the line it begins on', () => {
  const words = (count: number) => `${'word '.repeat(count - 1)}word.`;
  expect(found(sentenceLength, words(45))).toEqual([]);
  expect(found(sentenceLength, `One.\nW${words(46)}`)).toEqual([
    '7: a sentence of 46 words; the limit is 45. Split "Wword word word word word word word word…" in two',
  ]);
});

test('image text: there is one, and it says what is to be seen', () => {
  expect(found(imageText, '![A cat](./cat.png)\n\n<Diagram name="x" alt="Two boxes." />')).toEqual([]);
  expect(found(imageText, '![](./cat.png)\n\n<Diagram name="x" alt="A diagram of boxes." />')).toEqual([
    '6: ./cat.png has no alternative text; say what it shows',
    '8: the alternative text of x begins with what it is; say what it shows',
  ]);
});

test('tables have at most six columns', () => {
  const table = (columns: number) => `|${' a |'.repeat(columns)}\n|${' - |'.repeat(columns)}`;
  expect(found(tableWidth, table(6))).toEqual([]);
  expect(found(tableWidth, table(14))).toEqual([
    '6: the table has 14 columns (at most 6); swap rows and columns, or split it',
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

test('introductions: a table after code begins with a sentence, and errors have a fix', () => {
  const table = '| Message | Cause | Fix |\n| --- | --- | --- |\n| `x` | It broke. | Repair it. |';
  const page = (body: string, type = 'task') =>
    introductions(readPage('docs/x.mdx', `---\ntitle: X\ntype: ${type}\n---\n\n${body}\n`)).map(
      ({ line, message }) => `${line}: ${message}`,
    );
  expect(page(`## Errors\n\nThe first is the most common.\n\n${table}`)).toEqual([]);
  expect(page(`## Errors\n\n${table}`)).toEqual([]);
  expect(page(`Text.\n\n\`\`\`sh\nls\n\`\`\`\n\n${table}`, 'reference')).toEqual([]);
  expect(page(`Text.\n\n\`\`\`sh\nls\n\`\`\`\n\n${table}`)).toEqual([
    '12: the table has no sentence before it; say what it shows',
  ]);
  expect(page(`Text.\n\n${table}\n| \`y\` | It broke. | |`)).toEqual([
    '11: the row has no fix; say what to do',
  ]);
});

test('callouts are closed, and the message has the line where the open one begins', () => {
  const closed =
    ':::note\nA\n:::\n\n::::details[B]\n:::tip\nC\n:::\n\nD\n::::\n\n1. E\n\n   :::note\n   F\n   :::\n';
  expect(found(unclosed, closed)).toEqual([]);
  // The callout in line 5 takes the ::: that was there.
  expect(found(unclosed, ':::note\nA\n\nB\n:::tip\nC\n:::\n\nD\n')).toEqual([
    expect.stringMatching(/^6: :::note isn't closed/),
  ]);
  expect(found(unclosed, 'A\n\n:::tip\nB\n')).toEqual([expect.stringMatching(/^8: :::tip isn't closed/)]);
});

test('code is closed: neither the next fence nor the end of the page ends it', () => {
  const closed =
    '```js\nA\n```\n\n````md\n```js\nB\n```\n````\n\n1. C\n\n   ~~~sh\n   D\n   ~~~\n\n> ```js\n> E\n> ```\n';
  expect(found(unclosed, closed)).toEqual([]);
  const message = expect.stringMatching(/^6: the code that begins with ```js isn't closed/);
  expect(found(unclosed, '```js\nA\n\nText.\n\n```json\n{}\n```\n')).toEqual([message]);
  expect(found(unclosed, '```js\nA\n\nText.\n')).toEqual([message]);
});
