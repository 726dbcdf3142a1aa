import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { alone } from './alone.ts';

function lockFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'alone-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'below/.lock');
}

test('work with one lock is done one after the other, also after a failure', async () => {
  const lock = lockFile();
  const order: string[] = [];
  const second = Promise.withResolvers<void>();
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    if (name === 'first') await second.promise;
    await new Promise((done) => setImmediate(done));
    order.push(`${name} ends`);
    if (name === 'first') throw new Error('failed');
    return name;
  };
  const first = alone(lock, work('first'));
  // Whichever comes first gets the lock, so the second one comes while the first has it.
  await vi.waitFor(() => expect(order).toEqual(['first begins']), { interval: 1 });
  const both = Promise.allSettled([first, alone(lock, work('second'))]);
  setTimeout(second.resolve, 20);
  expect(await both).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'second' }]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('a lock of a process that has ended doesn’t count', async () => {
  const lock = lockFile();
  await alone(lock, async () => undefined);
  writeFileSync(lock, '999999999');
  expect(await alone(lock, async () => 'done')).toBe('done');
});
