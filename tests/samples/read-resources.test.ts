import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folderWithCertificates, runOk, samplePath } from './workspace';

const save = samplePath('read-resources', 'node', 'save-thumbnails.mjs');
let folder: string;

beforeAll(async () => {
  folder = await folderWithCertificates();
  // Makes created.jpg and, with created.jpg as parent, edited.jpg.
  await runOk(samplePath('builder-intents', 'node', 'intents.mjs'), [], folder);
});

test('the thumbnails of the active manifest and of its parent are JPEG files', async () => {
  const printed = await runOk(save, ['edited.jpg'], folder);
  expect(printed).toContain('image/jpeg');
  expect((await readdir(join(folder, 'thumbnails'))).sort()).toEqual(['active.jpg', 'ingredient-1.jpg']);
  for (const name of ['active.jpg', 'ingredient-1.jpg']) {
    const bytes = await readFile(join(folder, 'thumbnails', name));
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  }
});

test('a picture without a manifest store has no thumbnails', async () => {
  expect(await runOk(save, ['photo.jpg', 'none'], folder)).toBe('photo.jpg: no Content Credentials\n');
});
