import { expect, test } from 'vitest';
import { found } from '../testing.ts';
import { description } from './description.ts';
import { fences } from './fences.ts';
import { filler } from './filler.ts';
import { headings } from './headings.ts';
import { imageText } from './image-text.ts';
import { linkLabels } from './link-labels.ts';
import { sentenceLength } from './sentence-length.ts';
import { sentenceLines } from './sentence-lines.ts';
import { spelling } from './spelling.ts';

test('description: a sentence of at most 160 characters', () => {
  expect(found(description, '', 'Reads a file.')).toEqual([]);
  expect(found(description, '', `"${'Long '.repeat(33)}one."`)).toEqual([
    '3: the description has 169 characters; cut 9 of them',
  ]);
  expect(found(description, '', 'reads a file')).toEqual([
    '3: the description ends without a full stop; write a sentence',
    '3: the description begins with a small letter; write a sentence',
  ]);
});

test('headings: no second title, no jump', () => {
  expect(found(headings, '## A\n\n### B\n\n## C')).toEqual([]);
  expect(found(headings, '# A')).toEqual([
    '6: "# A" is a second title; the first is in the front matter, write ##',
  ]);
  expect(found(headings, '## A\n\n#### B')).toEqual(['8: "B" jumps from level 2 to 4; write ###']);
});

test('link labels: each says where it leads, two places have two', () => {
  expect(found(linkLabels, '[A](/docs/a) and [A](/docs/a), [`b`](/docs/b)')).toEqual([]);
  expect(found(linkLabels, 'See [here](/docs/a).')).toEqual([
    '6: the link "here" does not say where it leads; name what is at /docs/a',
  ]);
  expect(found(linkLabels, '[A](/docs/a)\n[a](/docs/b)')).toEqual([
    '7: the link "a" leads to /docs/b, but on line 6 to /docs/a; label one of them otherwise',
  ]);
  expect(
    found(
      linkLabels,
      '[A](/docs/a)\n\n<Cards items={[\n  { title: "A", href: "/docs/b", text: "x" },\n]} />',
    ),
  ).toEqual(['9: the link "A" leads to /docs/b, but on line 6 to /docs/a; label one of them otherwise']);
});

test('fences: each has a language', () => {
  expect(found(fences, '```js\n1\n```\n\n```\n2\n```')).toEqual([
    '10: the code fence names no language; write ```text if it has none',
  ]);
});

test('sentence lines: one sentence a line, outside of lists and tables', () => {
  expect(found(sentenceLines, 'One.\nTwo:\n\n- Three. Four.\n\n| Five. Six. |\n| --- |')).toEqual([]);
  expect(found(sentenceLines, 'One. Two.')).toEqual([
    '6: two sentences on a line; begin a new one at "Two."',
  ]);
  expect(found(sentenceLines, 'One is\nbroken.')).toEqual([
    '6: the sentence "One is" is broken over two lines; join them',
  ]);
  expect(found(sentenceLines, '"One. Two."')).toEqual([]);
});

test('filler: not in prose, but in code and quotations', () => {
  expect(found(filler, 'It says "just now" and `simply`, an adjustment.')).toEqual([]);
  expect(found(filler, 'One.\nJust sign it.', 'A powerful page.')).toEqual([
    '3: "powerful" says nothing here; say what it can do (code and quotations may have it)',
    '7: "Just" says nothing here; leave it out, or write "only" (code and quotations may have it)',
  ]);
});

test('spelling: as the glossary has it, code and file names apart', () => {
  const rule = spelling({
    terms: [{ id: 'time-stamp', term: 'time-stamp', forms: [], short: 'x.', see: [], avoid: ['timestamp'] }],
  });
  expect(found(rule, 'A time-stamp, `timestamp`, x/timestamp.txt, timestamp.rs.')).toEqual([]);
  expect(found(rule, 'A timestamp.')).toEqual([
    '6: "timestamp" is written "time-stamp" here, or as `code` where it is a name in a program',
  ]);
});

test('sentence length: at most 45 words, with the line it begins on', () => {
  const words = (count: number) => `${'word '.repeat(count - 1)}word.`;
  expect(found(sentenceLength, words(45))).toEqual([]);
  expect(found(sentenceLength, `One.\nW${words(46)}`)).toEqual([
    '7: a sentence of 46 words, at most 45 are read well; cut "Wword word word word word word word word…" in two',
  ]);
});

test('image text: there is one, and it says what is to be seen', () => {
  expect(found(imageText, '![A cat](./cat.png)\n\n<Diagram name="x" alt="Two boxes." />')).toEqual([]);
  expect(found(imageText, '![](./cat.png)\n\n<Diagram name="x" alt="A diagram of boxes." />')).toEqual([
    '6: ./cat.png has no text for those who cannot see it; say what it shows',
    '8: the text of x begins with what it is; say what it shows',
  ]);
});
