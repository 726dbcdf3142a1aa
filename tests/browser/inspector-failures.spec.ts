import { readFile } from 'node:fs/promises';
import { axeFindings } from './support/axe.ts';
import { brokenStore, endless, outOfMemory, panicking, prerelease } from './support/broken.ts';
import {
  choose,
  example,
  inspect,
  memoryFile,
  openInspector,
  outcome,
  stillWorks,
  verdict,
} from './support/inspector.ts';
import { expect, test } from './support/test.ts';

for (const [what, file, message] of [
  ['a panic', panicking, 'capacity overflow'],
  ['the end of the memory', outOfMemory, 'unreachable'],
] as const)
  test(`${what} in the SDK is told, and the next file is read by a new worker`, async ({ page }) => {
    // Filling two gigabytes takes time on a busy machine.
    test.slow();
    await openInspector(page);
    await stillWorks(page);
    await page.getByRole('button', { name: 'Inspect another file' }).click();
    await choose(page, [file]);
    await expect(outcome(page)).toContainText('This file needs too much memory', { timeout: 60_000 });
    expect(await axeFindings(page)).toEqual([]);
    await outcome(page).getByText('Technical details').click();
    await expect(outcome(page)).toContainText(message);
    await stillWorks(page);
    expect(page.workers()).toHaveLength(1);
  });

test('a file that is read beside one that panics is read all the same', async ({ page }) => {
  const inspector = await openInspector(page);
  const good = memoryFile('created.jpg', await readFile(example('created.jpg')));
  await choose(page, [panicking, good]);
  await expect(inspector.getByRole('alert')).toContainText('This file needs too much memory');
  await expect(verdict(page)).toContainText('Valid');
});

test('a worker that fails by itself is replaced', async ({ page }) => {
  const inspector = await openInspector(page);
  await stillWorks(page);
  const [worker] = page.workers();
  await worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error('failed by itself');
    });
  });
  await expect.poll(() => page.workers().length).toBe(0);
  await stillWorks(page);
  await expect(inspector.getByRole('alert')).toHaveCount(0);
});

test('reading that takes longer than ten seconds says so, and is stopped', async ({ page }) => {
  await page.clock.install();
  const inspector = await openInspector(page);
  await choose(page, endless);
  await expect(inspector.getByRole('progressbar', { name: 'Reading the file' })).toBeVisible();
  await expect(inspector.getByText('longer than 10 seconds')).toHaveCount(0);
  await page.clock.fastForward(10_500);
  await expect(inspector.getByText('Reading this file is taking longer than 10 seconds.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await inspector.getByRole('button', { name: 'Stop' }).click();
  await expect(outcome(page)).toContainText('You stopped reading this file.');
  await stillWorks(page);
});

const cut = async (name: string, size: number) => (await readFile(example(name))).subarray(0, size);
const bytes = (begin: string) => Buffer.from(begin.padEnd(64, '\0'), 'latin1');

/** An image whose metadata points to a manifest store that isn't there. */
const NAMED =
  '<svg xmlns="http://www.w3.org/2000/svg"><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dcterms="http://purl.org/dc/terms/" dcterms:provenance="self#jumbf=/c2pa/one"/></rdf:RDF></metadata></svg>';

test('each reason has its own title', async ({ page }) => {
  test.slow();
  await openInspector(page);
  for (const [file, title] of [
    [memoryFile('cut.jpg', await cut('created.jpg', 9000)), 'This file is cut off'],
    [memoryFile('cut.c2pa', await cut('sidecar.c2pa', 9000)), 'This file is cut off'],
    [await brokenStore(), 'This file is damaged'],
    [await prerelease(), 'These Content Credentials are too old to be read'],
    [memoryFile('copy.svg', NAMED), 'This file’s Content Credentials are gone'],
    [memoryFile('song.flac', bytes('fLaC')), 'The browser SDK can’t read FLAC files'],
    [memoryFile('text.docx', bytes('PK\x03\x04')), 'The browser SDK can’t read Office files'],
    [memoryFile('photo.bmp', bytes('BM\x40\0\0\0\0\0\0\0')), 'BMP files can’t hold Content Credentials'],
    [memoryFile('photo.jpg', 'hello'), 'This file format isn’t supported'],
  ] as const) {
    await inspect(page, file);
    await expect(outcome(page).getByRole('heading')).toHaveText(title);
  }
  expect(await axeFindings(page)).toEqual([]);
});

test('a complete file is never called incomplete', async ({ page }) => {
  await openInspector(page);
  await inspect(page, await brokenStore());
  await expect(outcome(page)).not.toContainText('cut off');
  await outcome(page).getByText('Technical details').click();
  await expect(outcome(page)).toContainText('C2pa(');
});

test('a film that is cut off before its credentials is not simply one without', async ({ page }) => {
  await openInspector(page);
  const film = await readFile(example('video.mp4'));
  // Before the box with the manifest store, which nothing else in the file mentions.
  const before = film.indexOf('uuid', 0, 'latin1') - 4;
  await inspect(page, memoryFile('film.mp4', film.subarray(0, before + 8)));
  await expect(outcome(page)).toContainText('cut off');
});

test('a file that was deleted after it was chosen is reported as such', async ({ page }) => {
  const inspector = await openInspector(page);
  await page.evaluate(() => {
    const file = new File(['x'], 'gone.jpg');
    const gone = () =>
      Promise.reject(new DOMException('A requested file could not be found', 'NotFoundError'));
    Object.assign(file, { slice: () => ({ arrayBuffer: gone }) });
    const data = { types: ['Files'], files: [file] };
    const event = new Event('drop', { bubbles: true, cancelable: true });
    document.querySelector('.drop-panel')?.dispatchEvent(Object.assign(event, { dataTransfer: data }));
  });
  await expect(inspector.getByRole('alert')).toContainText('The browser can’t open this file anymore');
});

test('a file and its manifest store are one; more than two files are a table', async ({ page }) => {
  const inspector = await openInspector(page);
  await choose(page, ['sidecar.jpg', 'sidecar.c2pa', 'created.jpg'].map(example));
  await expect(inspector.getByRole('heading', { name: 'Differences' })).toBeVisible();
  await expect(inspector.getByText('left out')).toHaveCount(0);
  await inspector.getByRole('button', { name: 'Inspect another file' }).click();
  await choose(page, ['created.jpg', 'edited.jpg', 'sound.wav', 'video.mp4'].map(example));
  await expect(inspector.locator('.files-open')).toHaveText([
    'created.jpg',
    'edited.jpg',
    'sound.wav',
    'video.mp4',
  ]);
  await expect(inspector.getByText('left out')).toHaveCount(0);
});

test('of several files for the second place those that aren’t shown are named', async ({ page }) => {
  const inspector = await openInspector(page);
  await choose(page, example('created.jpg'));
  await inspector.getByRole('button', { name: 'Compare with another' }).click();
  await choose(page, ['edited.jpg', 'sound.wav', 'video.mp4'].map(example));
  await expect(
    inspector.getByText('1 of 3 files is shown. These were left out: sound.wav, video.mp4.'),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await inspector.getByRole('button', { name: 'Inspect another file' }).click();
  await expect(inspector.getByText('left out')).toHaveCount(0);
});

test('on a phone, a failure and the next step are on one screen', async ({ page, observed }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [file, title, next] of [
    [memoryFile('notes.txt', 'hello'), 'This file format isn’t supported', 'Choose another file'],
    [
      memoryFile('plain.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'No Content Credentials found',
      'Choose a .c2pa file',
    ],
  ] as const) {
    await page.goto('/tools/inspect');
    await choose(page, file);
    await expect(page.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: next })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Try another file')).toBeVisible();
  }
  await page.goto('/tools/inspect?inspect=/there-is-no-such-file.jpg');
  await expect(outcome(page)).toContainText('Check the URL, or download the file');
  for (const name of ['Retry', 'Choose another file', 'An edited image'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  expect(await axeFindings(page)).toEqual([]);
  await choose(page, example('created.jpg'));
  await expect(verdict(page)).toContainText('Valid');
  await page.goto('/tools/inspect?inspect=/there-is-no-such-file.jpg');
  await page.getByRole('button', { name: 'A tampered image' }).click();
  await expect(verdict(page)).toContainText('Invalid');
  await expect(page.getByText('Try another file')).toHaveCount(0);
  observed.problems = observed.problems.filter((problem) => !/404 for|Failed to load/.test(problem));
});

test('a file of the page that can’t be read isn’t replaced by another one', async ({ page, observed }) => {
  await openInspector(page, { src: '/there-is-no-such-file.jpg' });
  await expect(outcome(page)).toContainText('The file wasn’t found');
  await expect(page.getByText('Try another file')).toHaveCount(0);
  observed.problems = observed.problems.filter((problem) => !/404 for|Failed to load/.test(problem));
});
