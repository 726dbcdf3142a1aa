import { expect, test } from 'vitest';
import { counted } from './tasks.ts';

test('what is read of a file is reported now and then, with repetitions', () => {
  const reports: number[] = [];
  const file = counted(new Blob([new Uint8Array(5_000_000)]), (read) => reports.push(read));
  expect(reports).toEqual([0]);
  for (let start = 0; start < 5_000_000; start += 1000) file.slice(start, start + 1000);
  file.slice();
  expect(reports).toEqual([0, 4_195_000, 10_000_000]);
});
