// Signs a folder of images, one of them broken, twice: the second run only retries what failed.
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { expectSigned, folderWith, runIn } from './key-services.ts';
import { samplePath } from './workspace.ts';

let folder: string;

beforeAll(async () => {
  folder = await folderWith('sign-folder/node/sign-folder.mjs');
  await mkdir(join(folder, 'images'));
  for (const name of ['a.jpg', 'b.JPG', 'c.jpeg', 'd.jpg', 'e.jpg'])
    await copyFile(join(folder, 'photo.jpg'), join(folder, 'images', name));
  await writeFile(join(folder, 'images', 'broken.jpg'), 'not an image');
  await writeFile(join(folder, 'images', 'notes.txt'), 'not for signing');
});

const sign = () => runIn(folder, process.execPath, ['sign-folder.mjs'], {}, samplePath('node_modules'));

test('signs every image, names the one that failed, and leaves nothing unfinished', async () => {
  const { stdout, stderr, code } = await sign();
  expect([stdout, code]).toEqual(['5 signed, 0 skipped, 1 failed\n', 1]);
  expect(stderr).toContain('broken.jpg: asset could not be parsed');
  const signed = ['a.jpg', 'b.JPG', 'c.jpeg', 'd.jpg', 'e.jpg'];
  expect((await readdir(join(folder, 'signed'))).sort()).toEqual(signed.sort());
  for (const name of signed) await expectSigned(folder, join('signed', name), { stdout, stderr, code: 0 });
});

test('the second run skips what is signed', async () => {
  await copyFile(join(folder, 'photo.jpg'), join(folder, 'images', 'broken.jpg'));
  expect(await sign()).toMatchObject({ stdout: '1 signed, 5 skipped, 0 failed\n', code: 0 });
});
