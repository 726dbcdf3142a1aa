import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { alone } from './alone.ts';

function lockFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'alone-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'below/.lock');
}

test('work with one lock is done one after the other, also after a failure', async () => {
  const lock = lockFile();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((done) => setImmediate(done));
    order.push(`${name} ends`);
    if (name === 'first') throw new Error('failed');
    return name;
  };
  const both = await Promise.allSettled([alone(lock, work('first')), alone(lock, work('second'))]);
  expect(both).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'second' }]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('a lock of a process that has ended doesn’t count', async () => {
  const lock = lockFile();
  await alone(lock, async () => undefined);
  writeFileSync(lock, '999999999');
  expect(await alone(lock, async () => 'done')).toBe('done');
});
