import { expect, test } from 'vitest';
import { assistantUrl } from './assistants.ts';
import { siteMessages, siteOf } from './testing.ts';

test('a site links to no assistant unless its operator names one', () => {
  expect(siteOf().assistants).toEqual([]);
});

test('the prompt names the page, and is encoded as one value', () => {
  const url = assistantUrl(
    { url: 'https://a.example/new?q={prompt}&x=1' },
    'https://docs.example.org/a$&b.md',
  );
  expect(new URL(url).searchParams.get('q')).toBe(
    'Read https://docs.example.org/a$&b.md and answer my questions about it.',
  );
  expect(new URL(url).searchParams.get('x')).toBe('1');
});

test('an address without a place for the prompt, or not https, is refused', () => {
  expect(siteMessages({ assistants: [{ label: 'A', url: 'https://a.example/new' }] })).toEqual([
    expect.stringContaining(
      '`assistants[0].url` is "https://a.example/new"; it needs `{prompt}`, such as `https://assistant.example/new?q={prompt}`',
    ),
  ]);
  expect(siteMessages({ assistants: [{ label: 'A', url: 'http://a.example/{prompt}' }] })).toEqual([
    expect.stringContaining('use https: `https://a.example/{prompt}`'),
  ]);
});
