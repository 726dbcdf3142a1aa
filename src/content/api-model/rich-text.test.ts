import { expect, test } from 'vitest';
import { parseInline, parseText, plainWords, splitSentence } from './rich-text.ts';

const resolve = (text: string) => ({ text, to: `/docs/${text}` });

test('paragraphs, lists, quotes and code', () => {
  expect(parseText('One\nline.\n- a\n- b\n\n> said\n\n```js\nx\n```', resolve)).toEqual([
    { type: 'paragraph', text: [{ text: 'One line.' }] },
    { type: 'list', items: [[{ text: 'a' }], [{ text: 'b' }]] },
    { type: 'quote', text: [{ text: 'said' }] },
    { type: 'fence', lang: 'js', text: 'x' },
  ]);
});

test('links of doc comments and of Markdown', () => {
  expect(
    parseInline('See {@link Reader}, {@link a.b | that}, <https://c2pa.org/> and [`x`](/docs/x).', resolve),
  ).toEqual([
    { text: 'See ' },
    { text: 'Reader', to: '/docs/Reader', mark: 'code' },
    { text: ', ' },
    { text: 'that', to: '/docs/a.b' },
    { text: ', ' },
    { text: 'https://c2pa.org/', to: 'https://c2pa.org/' },
    { text: ' and ' },
    { text: 'x', to: '/docs/x', mark: 'code' },
    { text: '.' },
  ]);
});

test('marks inside code are code', () => {
  expect(parseInline('`a * b` and *not* **so** \\<x>', resolve)).toEqual([
    { text: 'a * b', mark: 'code' },
    { text: ' and ' },
    { text: 'not', mark: 'em' },
    { text: ' ' },
    { text: 'so', mark: 'strong' },
    { text: ' <x>' },
  ]);
});

test('a sentence ends at its full stop, not at one of code or of e.g.', () => {
  expect(splitSentence('Reads `a.b` (e.g. one. Two) now. Then more.')).toEqual([
    'Reads `a.b` (e.g. one. Two) now.',
    'Then more.',
  ]);
  expect(splitSentence('One line\nwrapped\n\nNext')).toEqual(['One line\nwrapped', 'Next']);
  expect(splitSentence('Types:\n- a')).toEqual(['Types:', '- a']);
});

test('words without marks', () => {
  expect(plainWords('See {@link X}, `y` and **z**')).toBe('See X, y and z');
});
