import { expect, test } from 'vitest';
import { pageProblems } from './build.ts';

const page = (head: string) => `<!doctype html><html lang="en"><head>${head}</head><body></body></html>`;

test('an address that starts at the root or elsewhere is named', () => {
  const head = '<script src="/assets/a.js"></script><img src="https://example.org/x.png">';
  expect(pageProblems(page(head))).toEqual([
    expect.stringContaining('loads `/assets/a.js`'),
    expect.stringContaining('loads `https://example.org/x.png`'),
  ]);
});
