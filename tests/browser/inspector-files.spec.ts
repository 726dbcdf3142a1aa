import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { axeFindings } from './support/axe.ts';
import { example, inspect, memoryFile, openInspector, outcome, stillWorks } from './support/inspector.ts';
import { test } from './support/signed.ts';
import { expect } from './support/test.ts';

const cut = async (name: string, bytes: number) => (await readFile(example(name))).subarray(0, bytes);

const bad: Record<string, [() => Promise<ReturnType<typeof memoryFile>>, RegExp]> = {
  'a text': [async () => memoryFile('photo.jpg', 'hello'), /This file format isn’t supported/],
  'an empty file': [async () => memoryFile('photo.jpg', ''), /This file is empty/],
  'a JPEG that is cut off': [
    async () => memoryFile('photo.jpg', await cut('created.jpg', 9000)),
    /This file is cut off/,
  ],
  'an MP4 that is cut off': [async () => memoryFile('film.mp4', await cut('video.mp4', 3000)), /is cut off/],
  'a WAV that is cut off': [async () => memoryFile('x.wav', await cut('sound.wav', 5000)), /is cut off/],
  'a PDF of a few bytes': [async () => memoryFile('x.pdf', '%PDF-1.7\n'), /is cut off/],
  'a program': [
    async () => memoryFile('x.exe', 'MZ\u0090\u0000'),
    /Program files can’t hold Content Credentials/,
  ],
};

test('what is wrong with a file is told in words, and the next file is read', async ({ page }) => {
  test.slow();
  await openInspector(page);
  for (const [what, [make, message]] of Object.entries(bad)) {
    await inspect(page, await make());
    await expect(outcome(page), what).toContainText(message);
    expect(await axeFindings(page), what).toEqual([]);
  }
  await stillWorks(page);
});

test('a file above the limit is refused before it is read', async ({ page, signed }) => {
  const path = join(signed.folder, 'large.jpg');
  const file = await open(path, 'w');
  await file.write(await readFile(example('created.jpg')));
  await file.truncate(1_000_000_001);
  await file.close();
  await openInspector(page);
  const start = Date.now();
  await inspect(page, path);
  expect(Date.now() - start).toBeLessThan(8000);
  await expect(outcome(page)).toContainText('It’s 1 GB; the limit is 1 GB. It wasn’t read.');
  await stillWorks(page);
});
