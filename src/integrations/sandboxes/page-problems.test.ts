import { expect, test } from 'vitest';
import { pageProblems } from './page-problems.ts';

const page = (head: string) => `<!doctype html><html lang="en"><head>${head}</head><body></body></html>`;

test('a page with files of its own beside it has no problems', () => {
  const head =
    '<link rel="icon" href="data:,"><script type="module" src="./main.js"></script><link rel="stylesheet" href="main.css">';
  expect(pageProblems(page(head))).toEqual([]);
});

test('code in the page is told, whatever its kind', () => {
  for (const html of ['<script>1</script>', '<style>a{}</style>', '<p style="x: y">', '<p onclick="x()">'])
    expect(pageProblems(page(html)), html).toEqual([expect.stringContaining('in separate files')]);
});

test('an address that starts at the root or elsewhere is named', () => {
  const head = '<script src="/assets/a.js"></script><img src="https://example.org/x.png">';
  expect(pageProblems(page(head))).toEqual([
    expect.stringContaining('loads `/assets/a.js`'),
    expect.stringContaining('loads `https://example.org/x.png`'),
  ]);
});
