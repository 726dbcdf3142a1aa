import { expect, test } from 'vitest';
import { highlightLines, isKnownLanguage } from './highlight.ts';

test('tokens carry classes and never style attributes', async () => {
  const [line] = await highlightLines("const name = 'a<b';", 'js');
  expect(line).toContain('<span class="k">const</span>');
  expect(line).toContain('a&lt;b');
  expect(line).not.toContain('style');
});

test('in a transcript commands and output are told apart', async () => {
  expect(await highlightLines('$ ls\nphoto.jpg', 'console')).toEqual([
    expect.stringMatching(/^<span class="g">\$ <\/span>/),
    '<span class="o">photo.jpg</span>',
  ]);
});

test('plain text is escaped and left alone', async () => {
  expect(await highlightLines('<a> & b', 'text')).toEqual(['&lt;a&gt; &amp; b']);
});

test('unknown languages can’t be highlighted', () => {
  expect(isKnownLanguage('javascritp')).toBe(false);
  expect(['js', 'sh', 'console', 'text', 'pem', 'rust', 'cpp', 'python'].every(isKnownLanguage)).toBe(true);
});
