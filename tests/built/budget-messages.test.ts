import { expect, test } from 'vitest';
import { overLimit } from './budgets.ts';
import { closeTo, limits } from './limits.ts';

test('less than a tenth of a limit left is a warning, more is silence, and a page over it is a failure', () => {
  const css = (size: number) => closeTo('css', { address: '/docs/a', size });
  expect(css(limits.css * 0.9)).toBeUndefined();
  expect(css(11_500)).toBe('css: 11,500 of 12,000 on /docs/a, 500 left');
  expect(css(limits.css + 1)).toBeUndefined();
});

test('a failure says by how much, what grew, and what the page consists of', () => {
  const over = [
    { address: '/docs/a', size: 12_010 },
    { address: '/docs/b', size: 12_400 },
  ];
  const parts = [1, 2, 3, 4, 5, 6].map((size) => ({ name: `src/${size}.css`, size: size * 100 }));
  const grown = [{ name: 'src/components/before-after/BeforeAfter.css', size: 412 }];
  expect(overLimit('css', over, parts, grown).split('\n').slice(0, 3)).toEqual([
    'css: 12,400 on /docs/b, 400 more than the limit of 12,000 (pages over it: 2)',
    'Grew since the last commit (bytes, gzip): src/components/before-after/BeforeAfter.css +412',
    'Largest parts: src/6.css 600, src/5.css 500, src/4.css 400, src/3.css 300, src/2.css 200',
  ]);
  expect(overLimit('css', over, parts, [])).toContain('None of its sources grew since the last commit');
});
