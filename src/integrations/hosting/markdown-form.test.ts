import { expect, test } from 'vitest';
import { variesByAccept, wantsMarkdown } from './markdown-form.ts';

test.each([
  'text/markdown',
  'text/markdown, text/html, */*',
  'text/html, Text/Markdown',
  'text/plain;q=0.8,text/markdown ; q=1.0 ,text/html;q=0.7',
])('%j asks for Markdown', (accept) => {
  expect(wantsMarkdown(accept)).toBe(true);
});

test.each([
  undefined,
  '',
  '*/*',
  'text/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/html, text/markdown;q=0.5',
  'text/markdown;q=0',
  'text/markdown-like',
])('%j gets HTML', (accept) => {
  expect(wantsMarkdown(accept)).toBe(false);
});

test('only the Markdown form depends on what was asked for', () => {
  expect(
    ['text/html; charset=utf-8', 'text/markdown; charset=utf-8', 'text/plain'].map(variesByAccept),
  ).toEqual([false, true, false]);
});
