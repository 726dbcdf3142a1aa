import { expect, test } from 'vitest';
import { blocksOf, CODE, readData, readPage, sentencesOf, wordsOf } from './page.ts';
import { pageOf } from './testing.ts';

test('a text is cut at the ends of its sentences', () => {
  expect(sentencesOf('One. Two? "Three!" Four.')).toEqual(['One.', 'Two?', '"Three!"', 'Four.']);
  expect(sentencesOf(`It is 0.8.0 today. ${CODE} says so.`)).toEqual([
    'It is 0.8.0 today.',
    `${CODE} says so.`,
  ]);
});

test('abbreviations and small letters end no sentence', () => {
  expect(sentencesOf('A file, e.g. Photos, works.')).toEqual(['A file, e.g. Photos, works.']);
  expect(sentencesOf('Write a.b. then go on.')).toEqual(['Write a.b. then go on.']);
});

test('words come with their lines: prose, tables, front matter and what components say', () => {
  const page = pageOf(
    'One `code` [label](https://example.org).\nTwo :term[claims].\n\n<Diagram\n  name="x"\n  alt="Boxes in boxes."\n/>\n\n| A |\n| - |\n| B |',
    'Said.',
  );
  expect(wordsOf(page)).toEqual([
    { key: 'title', line: 2, text: 'X' },
    { key: 'description', line: 3, text: 'Said.' },
    { line: 6, text: `One ${CODE} label.` },
    { line: 7, text: 'Two claims.' },
    { line: 14, text: 'A' },
    { line: 16, text: 'B' },
    { line: 11, text: 'Boxes in boxes.' },
  ]);
});

test('a word with a colon inside is a name, not words', () => {
  expect(blocksOf(pageOf('At 12:30 c2pa:x.'))[0]?.text).toBe('At 12:30 c2pa:x.');
});

test('blocks know whether they stand in a list', () => {
  expect(blocksOf(pageOf('One.\n\n- Two.')).map(({ inList }) => inList)).toEqual([false, true]);
});

test('a data file is read by its sentences; titles, code and spellings to avoid are left out', () => {
  const source = JSON.stringify(
    { title: 'A clause of it', avoid: ['a b'], short: 'A `x y` box.', id: 'x' },
    null,
    2,
  );
  expect(wordsOf(readData('data/x.json', source))).toEqual([
    { key: 'data', line: 6, text: `A ${CODE} box.` },
  ]);
});

test('a page whose front matter isn’t valid YAML is read all the same', () => {
  const { matter } = readPage('docs/x.mdx', '---\ntitle: "Say "hello""\n---\n\nText.\n');
  expect(matter).toEqual([{ key: 'title', line: 2, text: '"Say "hello""' }]);
});
