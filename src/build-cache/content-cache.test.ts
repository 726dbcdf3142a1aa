import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const source = new URL('content-cache.ts', import.meta.url).href;
let home: string;
let file: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'content-cache-'));
  file = join(home, 'deep/kept.json');
});
afterEach(() => rm(home, { recursive: true }));

/** A process of its own, as a build is one: prints what it got and what it had to compute. */
function build(keys: string[], version = '1'): string {
  const program = `
    import { ContentCache, contentKey } from ${JSON.stringify(source)};
    const cache = new ContentCache(${JSON.stringify(file)}, ${JSON.stringify(version)});
    for (const key of ${JSON.stringify(keys)}) {
      const value = await cache.take(contentKey(key), () => { console.log('computes', key); return [key, 1]; });
      console.log('got', value.join());
    }`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
}

test('what one build computed, the next takes', () => {
  expect(build(['a', 'a'])).toBe('computes a\ngot a,1\ngot a,1\n');
  expect(build(['a', 'b'])).toBe('got a,1\ncomputes b\ngot b,1\n');
  expect(build(['b', 'a'])).toBe('got b,1\ngot a,1\n');
});

test('another version computes again', () => {
  build(['a']);
  expect(build(['a'], '2')).toContain('computes a');
});

test('a broken file is an empty cache', async () => {
  build(['a']);
  await writeFile(file, (await readFile(file, 'utf8')).slice(0, 20));
  expect(build(['a'])).toContain('computes a');
  expect(build(['a'])).toBe('got a,1\n');
});

test('what nothing used for a month goes', async () => {
  build(['a']);
  const stored = JSON.parse(await readFile(file, 'utf8'));
  for (const entry of Object.values<[unknown, number]>(stored.entries)) entry[1] -= 40;
  await writeFile(file, JSON.stringify(stored));
  build(['b']);
  expect(Object.values<[string[], number]>(JSON.parse(await readFile(file, 'utf8')).entries)).toEqual([
    [['b', 1], expect.any(Number)],
  ]);
});

test('a place that cannot be written costs nothing but time', async () => {
  await writeFile(join(home, 'deep'), 'a file where the folder would be');
  expect(build(['a'])).toBe('computes a\ngot a,1\n');
});
