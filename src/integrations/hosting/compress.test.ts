import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFiles } from './compress.ts';

const long = 'a line that repeats\n'.repeat(200);
let home: string;
let cache: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'compress-'));
  cache = join(home, 'cache');
});
afterEach(() => rm(home, { recursive: true }));

async function run(files: Record<string, string | Buffer>) {
  for (const [name, data] of Object.entries(files)) await writeFile(join(home, name), data);
  return compressFiles(home, Object.keys(files), cache);
}

describe('compressFiles', () => {
  it('writes both copies beside a file', async () => {
    expect(await run({ 'a.html': long })).toMatchObject({ written: 2, cached: 0 });
    expect(brotliDecompressSync(await readFile(join(home, 'a.html.br'))).toString()).toBe(long);
    expect(gunzipSync(await readFile(join(home, 'a.html.gz'))).toString()).toBe(long);
  });

  it('leaves small, already small and incompressible files alone', async () => {
    const files = { 'small.html': 'x', 'a.png': long, 'random.txt': randomBytes(3000), unknown: long };
    expect(await run(files)).toMatchObject({ written: 0 });
    expect((await readdir(home)).sort()).toEqual([...Object.keys(files), 'cache'].sort());
  });

  it('takes unchanged content from the cache, under any name', async () => {
    await run({ 'a.html': long, 'random.txt': randomBytes(3000) });
    expect(await run({ 'b.html': long, 'c.html': `${long}!` })).toMatchObject({ written: 4, cached: 2 });
    expect(brotliDecompressSync(await readFile(join(home, 'b.html.br'))).toString()).toBe(long);
  });

  it('forgets what no build has used for thirty days', async () => {
    await run({ 'a.html': long });
    const old = new Date(Date.now() - 31 * 24 * 3600 * 1000);
    for (const name of await readdir(cache)) await utimes(join(cache, name), old, old);
    await run({ 'b.html': `${long}!` });
    expect(await readdir(cache)).toHaveLength(2);
  });
});
