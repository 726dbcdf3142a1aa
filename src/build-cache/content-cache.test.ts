import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentKey } from './content-cache.ts';

const source = new URL('content-cache.ts', import.meta.url).href;
let home: string;
let file: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'content-cache-'));
  file = join(home, 'deep', 'kept.txt');
});
afterEach(() => rm(home, { recursive: true }));

/** A process of its own, as a build is one, with a `cache`. Returns what it prints. */
function run(program: string, { version = '1', spare = 10 } = {}): string {
  const code = `
    import { ContentCache, contentKey } from ${JSON.stringify(source)};
    const cache = new ContentCache('kept', ${JSON.stringify(version)}, ${spare});
    ${program}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { ...process.env, SITE_CACHE: join(home, 'deep') },
  });
  expect(stderr).toBe('');
  return stdout;
}

/** Prints what a build got and what it had to compute. */
const build = (keys: string[], options = {}) =>
  run(
    `for (const key of ${JSON.stringify(keys)}) {
      const value = await cache.take(contentKey(key), () => { console.log('computes', key); return [key, 1]; });
      console.log('got', value.join());
    }`,
    options,
  );

test('what one build computed, the next takes', () => {
  expect(build(['a', 'a'])).toBe('computes a\ngot a,1\ngot a,1\n');
  expect(build(['a', 'b'])).toBe('got a,1\ncomputes b\ngot b,1\n');
  expect(build(['b', 'a'])).toBe('got b,1\ngot a,1\n');
});

test('what two callers need at the same time is computed once; a failure is not kept', () => {
  const printed = run(`
    let runs = 0;
    const compute = async () => {
      console.log('computes', ++runs);
      if (runs === 1) throw new Error('no');
      return 'value';
    };
    for (const time of [1, 2]) {
      const both = await Promise.allSettled([cache.take('key', compute), cache.take('key', compute)]);
      console.log(both.map(({ reason, value }) => reason?.message ?? value).join());
    }`);
  expect(printed).toBe('computes 1\nno,no\ncomputes 2\nvalue,value\n');
});

test('another version computes again', () => {
  build(['a']);
  expect(build(['a'], { version: '2' })).toContain('computes a');
});

test('a broken file is an empty cache', async () => {
  build(['a']);
  await writeFile(file, (await readFile(file, 'utf8')).slice(0, 20));
  expect(build(['a'])).toContain('computes a');
  expect(build(['a'])).toBe('got a,1\n');
});

test('a broken value is computed again', async () => {
  build(['a', 'b']);
  await writeFile(file, (await readFile(file, 'utf8')).replace('["', '["["'));
  expect(build(['a', 'b'])).toBe('computes a\ngot a,1\ngot b,1\n');
  expect(build(['a', 'b'])).toBe('got a,1\ngot b,1\n');
});

test('a file that ends in the middle of a value keeps the values before', async () => {
  build(['a', 'b']);
  await writeFile(file, (await readFile(file, 'utf8')).slice(0, -3));
  expect(build(['a', 'b'])).toBe('got a,1\ncomputes b\ngot b,1\n');
});

test('a value that no build changed stays the same, with every character', async () => {
  const text = 'ä–\u2028\n\\n 😀 " ';
  const take = (compute: string) =>
    run(`process.stdout.write(await cache.take('key', () => { ${compute} }));
      await cache.take(contentKey(${JSON.stringify(compute)}), () => 1);`);
  expect(take(`return ${JSON.stringify(text)};`)).toBe(text);
  expect(take('throw new Error(1);')).toBe(text);
  expect(take('throw new Error(2);')).toBe(text);
});

test('what the last run used stays, and of the rest what was used last', () => {
  build(['a']);
  build(['b', 'c']);
  build(['d', 'e', 'f'], { spare: 1 });
  expect(build(['d', 'e', 'f'])).not.toContain('computes');
  expect(build(['a'])).toContain('computes a');
});

test('a place that cannot be written costs nothing but time', async () => {
  await writeFile(join(home, 'deep'), 'a file where the folder would be');
  expect(build(['a'])).toBe('computes a\ngot a,1\n');
});

test('two copies of the module in one process keep what both computed', async () => {
  const program = `
    for (const copy of ['?first', '?second']) {
      const { ContentCache } = await import(${JSON.stringify(source)} + copy);
      await new ContentCache('kept', '1').take(copy, () => copy);
    }`;
  spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, SITE_CACHE: join(home, 'deep') },
  });
  const [, ...entries] = (await readFile(file, 'utf8')).trim().split('\n');
  expect(entries.map((line) => line.split(' ')[0]).sort()).toEqual(['?first', '?second']);
});

test('a key is of every part, its place, and its kind', () => {
  const keys = [['a', 'b'], ['ab'], ['a', ['b']], [['a', 'b']], ['b', 'a'], ['a', 'b', ''], [1], ['1']].map(
    (parts) => contentKey(...parts),
  );
  expect(new Set(keys).size).toBe(keys.length);
  expect(contentKey('a', 'b')).toBe(keys[0]);
});
