import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { folderWithCertificates, runOk, samplePath } from './workspace';

const save = samplePath('read-resources', 'node', 'save-thumbnails.mjs');
let folder: string;

beforeAll(async () => {
  folder = await folderWithCertificates();
  // Creates created.jpg and, with created.jpg as parent, edited.jpg.
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

test('an absolute address that is no resource gives the whole manifest store, as the page warns', async () => {
  const { resolve } = createRequire(pathToFileURL(samplePath('package.json')));
  const { Reader } = await import(pathToFileURL(resolve('@contentauth/c2pa-node')).href);
  const reader = await Reader.fromAsset({ path: join(folder, 'created.jpg') });
  const address = (rest: string) => `self#jumbf=${rest}/c2pa.assertions/c2pa.hash.data`;
  const answer = join(folder, 'answer.bin');

  await reader.resourceToAsset(address(`/c2pa/${reader.getActive().label}`), { path: answer });
  expect((await readFile(answer)).subarray(4, 8).toString()).toBe('jumb');
  await expect(reader.resourceToAsset(address('/c2pa/other'), { path: answer })).rejects.toThrow(
    'resource not found',
  );
});
