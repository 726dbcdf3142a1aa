import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
  vi.stubEnv('SITE_CACHE', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
});

/** The module as another build loads it. */
async function build() {
  vi.resetModules();
  return (await import('./cache.ts')).cached;
}

test('a value is computed once: for each of its sources, and for builds that follow', async () => {
  const compute = vi.fn(async () => ['a value']);
  const first = await build();
  expect(await Promise.all([first('x', ['a', 1], compute), first('x', ['a', 1], compute)])).toEqual([
    ['a value'],
    ['a value'],
  ]);
  expect(await (await build())('x', ['a', 1], compute)).toEqual(['a value']);
  expect(compute).toHaveBeenCalledTimes(1);
  await first('x', ['a', 2], compute);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('a folder that two ask for at once is filled once, and is complete', async () => {
  vi.resetModules();
  const { cachedFolder } = await import('./cache.ts');
  const fill = vi.fn((into: string) => writeFile(join(into, 'file'), 'text'));
  const [one, other] = await Promise.all([cachedFolder('x', 'a', fill), cachedFolder('x', 'a', fill)]);
  expect(one).toBe(other);
  expect(readFileSync(join(one, 'file'), 'utf8')).toBe('text');
  expect(await cachedFolder('x', 'a', fill)).toBe(one);
  expect(fill).toHaveBeenCalledTimes(1);
});
