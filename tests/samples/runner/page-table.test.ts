import { expect, test } from 'vitest';
import { pageTable } from './page-table.ts';

test('counts by page, a line for each reason, and what was installed instead', () => {
  const table = pageTable(
    new Map([
      [
        'docs/a.mdx',
        {
          blocks: [
            { line: 3, state: 'ran' },
            { line: 9, state: 'marked', reason: 'it needs a paid account' },
          ],
          substituted: ['npm install x → x@1.0.0'],
          cwd: '/a',
        },
      ],
      [
        'docs/b.mdx',
        {
          blocks: [{ line: 5, state: 'left out', reason: 'Rust isn’t installed' }],
          substituted: [],
          cwd: '/b',
        },
      ],
    ]),
  );
  expect(table).toMatch(/^docs\/a\.mdx +1 +1$/m);
  expect(table).toMatch(/^2 pages, 3 blocks +1 +1 +1$/m);
  expect(table).toContain('marked on the page: it needs a paid account (docs/a.mdx:9)');
  expect(table).toContain('left out here: Rust isn’t installed (docs/b.mdx:5)');
  expect(table).toContain('npm install x → x@1.0.0');
});
