import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LastFolder } from './last-folder.ts';

let home: string;
let out: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'last-folder-'));
  out = join(home, 'dist');
  vi.stubEnv('SITE_CACHE', join(home, 'cache'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(home, { recursive: true });
});

/** As Astro does: the output folder is emptied between the two. */
async function build(files: Record<string, string>, meanwhile = async () => {}): Promise<void> {
  const last = new LastFolder(out);
  last.take();
  await rm(out, { recursive: true, force: true });
  await meanwhile();
  last.write(files);
}
const filesIn = async (folder: string) =>
  Object.fromEntries(
    await Promise.all(
      (await readdir(join(out, folder))).map(async (name) => [
        name,
        await readFile(join(out, folder, name), 'utf8'),
      ]),
    ),
  );

test('a folder has the files of this build and no others', async () => {
  await build({
    '_astro/search-1/a.json': 'a',
    '_astro/search-1/b.json': 'b',
    '_astro/search-1/c.json': 'c',
  });
  const { ino, mtimeMs } = await stat(join(out, '_astro/search-1/a.json'));
  await build({ '_astro/search-2/a.json': 'a', '_astro/search-2/b.json': 'B' });
  expect(await readdir(join(out, '_astro'))).toEqual(['search-2']);
  expect(await filesIn('_astro/search-2')).toEqual({ 'a.json': 'a', 'b.json': 'B' });
  expect(await stat(join(out, '_astro/search-2/a.json'))).toMatchObject({ ino, mtimeMs });
});

test('part of a file, from a build that was stopped, is written again', async () => {
  await build({ '_astro/search-1/a.json': '[1,2,3]' });
  await writeFile(join(out, '_astro/search-1/a.json'), '[1,');
  await mkdir(join(out, '_astro/search-1/odd'));
  await build({ '_astro/search-1/a.json': '[1,2,3]' });
  expect(await filesIn('_astro/search-1')).toEqual({ 'a.json': '[1,2,3]' });
});

test('without a last build, or if the cache is deleted meanwhile, all files are written', async () => {
  const files = { '_astro/search-1/a.json': 'a' };
  await build(files);
  await build(files, () => rm(join(home, 'cache'), { recursive: true }));
  expect(await filesIn('_astro/search-1')).toEqual({ 'a.json': 'a' });
  expect(existsSync(join(home, 'cache'))).toBe(false);
});
