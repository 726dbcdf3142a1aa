import { expect, test } from 'vitest';
import { trickle } from './progress.ts';

// Specification: 4.5
test('the bar moves on by itself, ever more slowly, and never to its end', () => {
  let share = 0.08;
  for (let step = 0; step < 500; step += 1) {
    const next = trickle(share);
    expect(next).toBeGreaterThanOrEqual(share);
    share = next;
  }
  expect(share).toBe(0.994);
});
