import { expect, test } from 'vitest';
import { heavySpecimens, specimens } from '../testkit/forger/index.ts';
import { checkBudget, timeFor } from './budget.ts';
import { MANIFEST_STORE } from './formats.ts';

const messageFor = (file: Uint8Array<ArrayBuffer>, type: string) =>
  checkBudget(new Blob([file]), type).then(
    () => 'within the limits',
    (error: Error) => error.message,
  );

test('each heavy file is stopped with the limit that it exceeds, except for the one that only time stops', {
  timeout: 120_000,
}, async () => {
  for (const [limit, { id, file, type, sidecar }] of await heavySpecimens()) {
    const message = await (sidecar ? messageFor(sidecar, MANIFEST_STORE) : messageFor(file, type));
    if (limit.includes('seconds')) expect(message, id).toBe('within the limits');
    else expect(message, id).toBe(`Its manifest store has ${limit}, so it wasn’t read any further.`);
  }
});

test('every other forged or honest file is within the limits', { timeout: 120_000 }, async () => {
  for (const { id, file, type } of await specimens())
    expect(await messageFor(file, type), id).toBe('within the limits');
});

test('a store is counted in every format that contains it as it is, and where the container is damaged', async () => {
  const [[limit, { store, file }] = ['', { store: undefined, file: undefined }]] = await heavySpecimens();
  if (!store || !file) throw new Error('the first heavy file has a store');
  const text = (words: string) => Buffer.from(words, 'latin1');
  for (const [begin, type] of [
    ['%PDF-1.7\n1 0 obj <<>> stream\n', 'application/pdf'],
    ['ID3\u0004\0\0\0', 'audio/mpeg'],
    ['\0\0\0\u000cJXL ', 'image/jxl'],
    ['', MANIFEST_STORE],
    // A PNG whose first chunk doesn't end.
    ['\u0089PNG\r\n\u001a\n', 'image/png'],
  ] as const) {
    const bytes = Uint8Array.from([...text(begin), ...store]);
    expect(await messageFor(bytes, type), type).toContain(limit);
  }
});

test('parsing has 20 seconds, and every byte that was read adds to them', () => {
  expect(timeFor(0, 1_000_000_000)).toBe(20_000);
  expect(timeFor(1_000_000_000, 1_000_000_000)).toBe(220_000);
});

test('reading a small file over and over earns less than a second', () => {
  expect(timeFor(1e12, 100_000)).toBeLessThan(21_000);
});
