import { expect, test } from 'vitest';
import { blocksOf, splitSentence } from './text.ts';

test('paragraphs, lists, and code', async () => {
  const blocks = await blocksOf('One\n[line](/docs).\n- a `b`\n- c\n\n```js\nx\n```');
  expect(blocks).toMatchObject([
    { type: 'paragraph', text: 'One\n[line](/docs).' },
    { type: 'list', items: ['a `b`', 'c'] },
    { type: 'code', lang: 'js' },
  ]);
});

test('Markdown without a view stops the build', async () => {
  await expect(blocksOf('# Heading')).rejects.toThrow('no view for Markdown of the type heading');
});

test('a sentence ends at its period, not at one in code or in e.g.', () => {
  expect(splitSentence('Reads `a.b` (e.g. one. Two) now. Then more.')).toEqual([
    'Reads `a.b` (e.g. one. Two) now.',
    'Then more.',
  ]);
  expect(splitSentence('One line\nwrapped\n\nNext')).toEqual(['One line\nwrapped', 'Next']);
  expect(splitSentence('Types:\n- a')).toEqual(['Types:', '- a']);
});
