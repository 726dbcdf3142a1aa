// Signs a folder of images, one of them broken, twice: the second run only retries what failed.
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { given } from '../support/given.ts';
import { expectSigned, folderWith, pythonWith, runIn } from './key-services.ts';
import { findPython } from './runner/toolchains/python.ts';
import { samplePath } from './workspace.ts';

const PROGRAMS = [
  { language: 'node', file: 'sign-folder.mjs', lack: undefined },
  {
    language: 'python',
    file: 'sign_folder.py',
    lack: findPython() === undefined ? "Python with venv isn't installed" : undefined,
  },
];

for (const { language, file, lack } of PROGRAMS)
  given(lack === undefined, lack ?? '').describe(language, () => {
    let folder: string;
    let program: string;

    beforeAll(async () => {
      program = language === 'node' ? process.execPath : ((await pythonWith('sign-folder', [])) ?? '');
      folder = await folderWith(`sign-folder/${language}/${file}`);
      await mkdir(join(folder, 'images'));
      for (const name of ['a.jpg', 'b.JPG', 'c.jpeg', 'd.jpg', 'e.jpg'])
        await copyFile(join(folder, 'photo.jpg'), join(folder, 'images', name));
      await writeFile(join(folder, 'images', 'broken.jpg'), 'not an image');
      await writeFile(join(folder, 'images', 'notes.txt'), 'not for signing');
    }, 300_000);

    const sign = () => runIn(folder, program, [file], {}, samplePath('node_modules'));

    test('signs every image, names the one that failed, and leaves nothing unfinished', async () => {
      const { stdout, stderr, code } = await sign();
      expect([stdout, code]).toEqual(['5 signed, 0 skipped, 1 failed\n', 1]);
      expect(stderr).toMatch(/broken\.jpg: .*asset could not be parsed/);
      const signed = ['a.jpg', 'b.JPG', 'c.jpeg', 'd.jpg', 'e.jpg'];
      expect((await readdir(join(folder, 'signed'))).sort()).toEqual(signed.sort());
      for (const name of signed)
        await expectSigned(folder, join('signed', name), { stdout, stderr, code: 0 });
    });

    test('the second run skips what is signed', async () => {
      await copyFile(join(folder, 'photo.jpg'), join(folder, 'images', 'broken.jpg'));
      expect(await sign()).toMatchObject({ stdout: '1 signed, 5 skipped, 0 failed\n', code: 0 });
    });
  });
