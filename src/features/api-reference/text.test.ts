import { expect, test } from 'vitest';
import { blocksOf, inlineOf, plainWords, splitSentence } from './text.ts';

test('paragraphs, lists, quotes, and code', async () => {
  const blocks = await blocksOf('One\nline.\n- a\n- b\n\n> said\n\n```js\nx\n```');
  expect(blocks).toMatchObject([
    { type: 'paragraph', text: [{ text: 'One line.' }] },
    { type: 'list', items: [[{ text: 'a' }], [{ text: 'b' }]] },
    { type: 'quote', text: [{ text: 'said' }] },
    { type: 'code', lang: 'js' },
  ]);
});

test('Markdown without a view stops the build', async () => {
  await expect(blocksOf('# Heading')).rejects.toThrow('no view for Markdown of the type heading');
});

test('links, marks, and marks inside code', () => {
  expect(inlineOf('<https://c2pa.org/>, [`x`](/docs/x), `a * b`, *not* **so** \\<x>')).toEqual([
    { text: 'https://c2pa.org/', to: 'https://c2pa.org/' },
    { text: ', ' },
    { text: 'x', to: '/docs/x', mark: 'code' },
    { text: ', ' },
    { text: 'a * b', mark: 'code' },
    { text: ', ' },
    { text: 'not', mark: 'em' },
    { text: ' ' },
    { text: 'so', mark: 'strong' },
    { text: ' <x>' },
  ]);
});

test('marks are curly in text, and stay as they are in code', () => {
  expect(plainWords(`The reader's "best" ('one') isn't \`it's\``)).toBe(
    "The reader’s “best” (‘one’) isn’t it's",
  );
});

test('a sentence ends at its period, not at one in code or in e.g.', () => {
  expect(splitSentence('Reads `a.b` (e.g. one. Two) now. Then more.')).toEqual([
    'Reads `a.b` (e.g. one. Two) now.',
    'Then more.',
  ]);
  expect(splitSentence('One line\nwrapped\n\nNext')).toEqual(['One line\nwrapped', 'Next']);
  expect(splitSentence('Types:\n- a')).toEqual(['Types:', '- a']);
});

test('words without marks', () => {
  expect(plainWords('See [`X`](/docs/x), `y` and **z**')).toBe('See X, y and z');
});
