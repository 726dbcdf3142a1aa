import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSandbox } from '../../content/sandboxes/definition.ts';
import { bundle } from './bundle.ts';

/** Permission bits of a folder and its contents that other users can't read. */
async function unreadable(dir: string): Promise<string[]> {
  const names = ['.', ...(await readdir(dir, { recursive: true }))];
  const modes = await Promise.all(
    names.map(async (name) => [name, (await stat(join(dir, name))).mode] as const),
  );
  return modes.filter(([, mode]) => (mode & 0o004) === 0).map(([name]) => name);
}

test('what a bundler wrote can be read by every user, also from an older cache', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'sandboxes-'));
  onTestFinished(() => rm(cache, { recursive: true }));
  const tiny = readSandbox('tests/fixtures/sub-path', 'tiny');

  const built = await bundle(tiny, cache);
  expect(await unreadable(built)).toEqual([]);

  await chmod(built, 0o700);
  expect(await bundle(tiny, cache)).toBe(built);
  expect(await unreadable(built)).toEqual([]);
});
