import { expect, test } from 'vitest';
import { mutate, randomFrom } from './mutate.ts';

const file = Buffer.concat([
  Buffer.alloc(100),
  Buffer.from('....jumb Example c2pa.signature'),
  Buffer.alloc(5000),
]);

test('the same seed makes the same files', () => {
  const make = (seed: number) =>
    Array.from({ length: 50 }, (_, index) => mutate(file, randomFrom(seed + index)));
  expect(make(7)).toEqual(make(7));
  expect(make(7)).not.toEqual(make(8));
});

test('most files are changed, and the original never is', () => {
  const before = Buffer.from(file);
  const changed = Array.from({ length: 300 }, (_, seed) => mutate(file, randomFrom(seed))).filter(
    (one) => !one.equals(file),
  );
  expect(changed.length).toBeGreaterThan(200);
  expect(file.equals(before)).toBe(true);
});
