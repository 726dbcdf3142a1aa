import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

test('a panic or the end of the memory in the SDK is told, and the next file is read by a new worker', async ({
  page,
}) => {
  // Filling two gigabytes takes time on a busy machine.
  test.slow();
  await openInspector(page);
  await stillWorks(page);
  for (const [file, message] of [
    [panicking, 'capacity overflow'],
    [outOfMemory, 'unreachable'],
  ] as const) {
    await page.getByRole('button', { name: 'Inspect another file' }).click();
    await choose(page, [file]);
    await expect(outcome(page)).toContainText('This file needs too much memory', { timeout: 60_000 });
    expect(await axeFindings(page)).toEqual([]);
    await outcome(page).getByText('Technical details').click();
    await expect(outcome(page)).toContainText(message);
    await stillWorks(page);
    expect(page.workers()).toHaveLength(1);
  }
});

test('a worker that fails is replaced, one that died can be stopped, and a reader who leaves leaves none', async ({
  page,
}) => {
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

  await page.workers()[0]?.evaluate(() => self.close());
  await inspector.getByRole('button', { name: 'Inspect another file' }).click();
  await choose(page, example('edited.jpg'));
  await inspector.getByRole('button', { name: 'Stop' }).click();
  await expect(outcome(page)).toContainText('You stopped reading this file.');
  await inspector.getByRole('button', { name: 'Retry' }).click();
  await expect(verdict(page)).toContainText('Valid');

  expect(page.workers()).toHaveLength(1);
  await page.getByRole('link', { name: 'Docs' }).first().click();
  await expect(page).not.toHaveURL(/community-resources/);
  await expect.poll(() => page.workers().length).toBe(0);
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
    [memoryFile('photo.jpg', ''), 'This file is empty'],
    [memoryFile('x.exe', bytes('MZ\u0090\0')), 'Program files can’t hold Content Credentials'],
  ] as const) {
    await inspect(page, file);
    await expect(outcome(page).getByRole('heading')).toHaveText(title);
  }
  expect(await axeFindings(page)).toEqual([]);
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

test('a file of the page that can’t be read isn’t replaced by another one', async ({ page, observed }) => {
  await openInspector(page, { src: '/there-is-no-such-file.jpg' });
  await expect(outcome(page)).toContainText('The file wasn’t found');
  await expect(page.getByText('Or try an example:')).toHaveCount(0);
  observed.problems = observed.problems.filter((problem) => !/404 for|Failed to load/.test(problem));
});

test('when the reader cannot be downloaded it says so, and Retry helps', async ({ page, observed }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  const inspector = await openInspector(page);
  await expect(inspector.getByRole('alert')).toContainText('The reader couldn’t be downloaded');
  expect(await axeFindings(page)).toEqual([]);
  await choose(page, example('created.jpg'));
  await expect(inspector.getByRole('alert')).toContainText('The reader couldn’t be downloaded');
  await page.unroute('**/*.wasm');
  await inspector.getByRole('button', { name: 'Retry' }).click();
  await expect(verdict(page)).toContainText('Valid');
  observed.problems = observed.problems.filter((problem) => !/\.wasm|ERR_FAILED/.test(problem));
});

test('fifteen files in a row leave nothing behind', async ({ page }) => {
  await page.addInitScript(() => {
    const counts = { created: 0, freed: 0 };
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      counts.created += 1;
      return createObjectURL.call(URL, blob);
    };
    URL.revokeObjectURL = (url) => {
      counts.freed += 1;
      revokeObjectURL.call(URL, url);
    };
    Object.assign(window, { urlCounts: counts });
  });
  const inspector = await openInspector(page);
  const files = ['composite.jpg', 'video.mp4', 'edited.jpg', 'sound.wav', 'identity.jpg'];
  for (let round = 0; round < 3; round += 1) for (const file of files) await inspect(page, example(file));
  await expect(verdict(page)).toContainText('Valid');
  expect(page.workers()).toHaveLength(1);
  await inspector.getByRole('button', { name: 'Inspect another file' }).click();
  await expect(inspector.getByText('Drop a file here')).toBeVisible();
  const { created: urls, freed } = await page.evaluate(
    () => (window as unknown as { urlCounts: { created: number; freed: number } }).urlCounts,
  );
  expect(urls).toBeGreaterThan(15);
  expect(urls - freed).toBeLessThanOrEqual(1);
  expect(await page.locator('.inspector *').count()).toBeLessThan(200);
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
