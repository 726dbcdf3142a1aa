import { readFile } from 'node:fs/promises';
import { pdfWithStore } from '../../scripts/lib/testing/pdf.ts';
import { axeFindings } from './support/axe.ts';
import {
  choose,
  example,
  inspect,
  memoryFile,
  openInspector,
  openTab,
  outcome,
  verdict,
} from './support/inspector.ts';
import { test } from './support/signed.ts';
import { expect } from './support/test.ts';

test('our examples of other kinds are read', async ({ page }) => {
  await openInspector(page);
  for (const [name, label] of [
    ['sound.wav', 'WAV'],
    ['video.mp4', 'MP4'],
    ['redacted.jpg', 'JPEG'],
  ] as const) {
    await inspect(page, example(name));
    await expect(page.locator('.file-bar')).toContainText(`${name}${label}`);
    await expect(verdict(page)).toContainText('Valid');
  }
});

test('a picture, a film and a sound that were signed a moment ago are read', async ({ page, signed }) => {
  await openInspector(page);
  for (const [file, label, title] of [
    [signed.png, 'PNG', 'A small PNG'],
    [signed.video, 'MP4', 'A film'],
    [signed.sound, 'WAV', 'A sound'],
  ] as const) {
    await inspect(page, file);
    await expect(page.locator('.file-bar')).toContainText(label);
    await expect(verdict(page)).toContainText('Valid');
    await expect(verdict(page)).toContainText(title);
    await expect(verdict(page)).toContainText('Example Test Signer');
  }
});

test('a PDF is read, and that its store belongs to another file is found', async ({ page }) => {
  await openInspector(page);
  await inspect(page, memoryFile('x.pdf', pdfWithStore(await readFile(example('sidecar.c2pa')))));
  await expect(page.locator('.file-bar')).toContainText('PDF');
  await expect(verdict(page)).toContainText('Invalid');
});

test('a file and the manifest store beside it are dropped together and read as one', async ({
  page,
  signed,
}) => {
  const inspector = await openInspector(page);
  await choose(page, [signed.pdf, signed.pdfStore]);
  await expect(verdict(page)).toContainText('Unchanged since it was signed');
  await expect(page.locator('.file-bar')).toContainText('paper.pdf');
  await expect(page.locator('.file-bar')).toContainText('PDF');
  await expect(page.locator('.file-bar')).toContainText('with paper.c2pa');
  await expect(page.locator('.binding-note')).toContainText('They match.');
  await openTab(page, 'Checks');
  await expect(inspector.getByText(/^\d+ checks passed$/)).toBeVisible();
  await inspector.getByText(/^\d+ checks passed$/).click();
  await expect(inspector.getByText('assertion.dataHash.match')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await inspector.locator('details.trust > summary').click();
  await inspector.getByLabel('Load from a file').setInputFiles(`${signed.folder}/certs/root.pem`);
  await expect(verdict(page)).toContainText('comes from an authority on a trust list');
  // The raw report shows what the SDK found.
  await openTab(page, 'Data');
  await expect(inspector.getByText(/The SDK saw only the manifest store/)).toBeVisible();
});

test('a byte that was changed is found beside a manifest store too', async ({ page }) => {
  await openInspector(page);
  const bytes = await readFile(example('sidecar.jpg'));
  bytes[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 1;
  const store = memoryFile('other.c2pa', await readFile(example('sidecar.c2pa')));
  await choose(page, [memoryFile('photo.jpg', bytes), store]);
  await expect(verdict(page)).toContainText('its content doesn’t match the signature');
  await expect(page.locator('.binding-note')).toContainText('They don’t match.');
  await expect(page.locator('.check-list li').first()).toContainText('assertion.dataHash.mismatch');
});

test('a manifest store alone is not blamed, and its file can be given afterwards', async ({ page }) => {
  const inspector = await openInspector(page);
  await inspect(page, example('sidecar.c2pa'));
  await expect(verdict(page)).toContainText('Not compared');
  await expect(verdict(page)).toContainText(
    'These are credentials without their file, so nothing was compared.',
  );
  await expect(inspector.getByText('assertion.dataHash.mismatch')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await inspector.getByLabel('Choose its file').setInputFiles(example('sidecar.jpg'));
  await expect(verdict(page)).toContainText('Unchanged since it was signed');
});

test('to a file without credentials its manifest store can be given', async ({ page }) => {
  const inspector = await openInspector(page);
  await inspect(page, example('sidecar.jpg'));
  await expect(outcome(page)).toContainText('If the credentials are in a separate .c2pa file');
  await inspector.getByLabel('Choose a .c2pa file').setInputFiles(example('created.jpg'));
  await expect(outcome(page)).toContainText('This isn’t a manifest store');
  await inspect(page, example('sidecar.jpg'));
  await inspector.getByLabel('Choose a .c2pa file').setInputFiles(example('sidecar.c2pa'));
  await expect(verdict(page)).toContainText('Unchanged since it was signed');
});

test('a film is compared with the manifest store beside it too', async ({ page, signed }) => {
  await openInspector(page);
  await choose(page, [signed.film, signed.filmStore]);
  await expect(verdict(page)).toContainText('Unchanged since it was signed');
  await expect(page.locator('.binding-note')).toContainText('They match.');
});

test('the page of our own sidecar opens the inspector on both files', async ({ page }) => {
  await page.goto('/docs/manifest/manifest-examples/sidecar');
  await page.getByRole('button', { name: 'Inspect this file' }).click();
  await expect(verdict(page)).toContainText('Unchanged since it was signed');
  await expect(page.locator('.file-bar')).toContainText('with sidecar.c2pa');
  // Both are fetched once, even when they're read again.
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.locator('details.trust > summary').click();
  await page.getByLabel(/Root of this site’s example files/).check();
  await expect(verdict(page)).toContainText('comes from an authority on a trust list');
  expect(requested.filter((url) => /sidecar/.test(url))).toEqual([]);
});
