import { expect, test } from 'vitest';
import { OPTIONS, SITES } from './sites.ts';

/** Every pair of values of two different options. */
const pairsIn = (values: readonly (readonly [option: string, value: string])[]) =>
  values.flatMap(([option, value]) =>
    values
      .filter(([other]) => other > option)
      .map(([other, itsValue]) => `${option} ${value} with ${other} ${itsValue}`),
  );

test('the sites contain every pair of values of two options', () => {
  const built = new Set(SITES.flatMap((site) => pairsIn(Object.entries(site))));
  const all = Object.entries(OPTIONS).flatMap(([option, values]) =>
    values.map((value) => [option, value] as const),
  );
  expect(pairsIn(all).filter((pair) => !built.has(pair))).toEqual([]);
});

test('they are at most twelve builds, one per locale', () => {
  expect(
    SITES.flatMap(({ locales }) => (locales === 'two' ? ['en', 'de'] : [locales])).length,
  ).toBeLessThanOrEqual(12);
});
