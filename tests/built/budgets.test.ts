import { expect, test } from 'vitest';
import { closeTo, formatCount, limitOf, limits, type Measure } from './limits.ts';
import { costsOf } from './page-costs.ts';
import { pages } from './site.ts';

const measured = pages.map((page) => ({ address: page.address, costs: costsOf(page) }));

test.for(Object.keys(limits) as Measure[])('%s: within its limit on every page', async (of, { annotate }) => {
  const sorted = measured
    .map(({ address, costs }) => ({ address, size: costs[of] }))
    .toSorted((a, b) => b.size - a.size);
  const warning = sorted[0] && closeTo(of, sorted[0]);
  if (warning) await annotate(warning, 'warning');
  const over = sorted.filter(({ address, size }) => size > limitOf(of, address));
  expect(
    over.map(
      ({ address, size }) => `${address}: ${formatCount(size)} of ${formatCount(limitOf(of, address))}`,
    ),
    `${of}: make a part of these pages smaller, or raise the limit in tests/built/limits.ts and say why`,
  ).toEqual([]);
});
