import { readFile } from 'node:fs/promises';
import { axeFindings } from './support/axe.ts';
import {
  choose,
  example,
  inspect,
  made,
  openInspector,
  outcome,
  placeInspector,
  verdict,
} from './support/inspector.ts';
import { test } from './support/signed.ts';
import { expect } from './support/test.ts';

test('nothing is loaded before the reader asks, and the download shows how far it is', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await placeInspector(page);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => /inspector|c2pa_bg|mount|\.wasm/.test(path))).toEqual([]);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/*.wasm', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Open the inspector' }).click();
  await expect(page.getByRole('progressbar', { name: 'Downloading the reader' })).toBeVisible();
  await expect(page.getByText('2.5 MB, once')).toBeVisible();
  // A file that is chosen meanwhile is read as soon as the reader is there.
  await choose(page, example('created.jpg'));
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  release();
  await expect(verdict(page)).toContainText('Valid');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a file says in a sentence what was checked, and every code leads to its page', async ({ page }) => {
  const inspector = await openInspector(page);
  await inspect(page, example('composite.jpg'));
  await expect(verdict(page)).toContainText(
    'The bytes are the ones that were signed. Nobody vouches for the signer',
  );
  await expect(verdict(page)).not.toContainText(/authentic|\breal\b/i);
  await expect(page.getByRole('heading', { name: 'Valid', exact: true })).toBeFocused();
  await expect(inspector.getByText(/14 checks passed, 1 failed, 1 noted/)).toBeVisible();
  const code = inspector.getByRole('link', { name: 'signingCredential.untrusted' });
  await expect(code).toHaveAttribute('href', '/docs/codes/signingCredential.untrusted');
  await inspector.getByText('12 checks of the file passed').click();
  await expect(inspector.getByText('assertion.hashedURI.match')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const answer = await page.request.get('/docs/codes/signingCredential.untrusted');
  expect(answer.status()).toBe(200);
});

test('the signer’s certificates are told in detail', async ({ page }) => {
  const inspector = await openInspector(page);
  await inspect(page, example('created.jpg'));
  await inspector.locator('.certificate-list summary').first().click();
  const panel = page.locator('.node-panel');
  for (const text of [
    'EC, P-256',
    'ECDSA with SHA-256',
    'email protection, C2PA claim signing',
    'digitalSignature',
  ])
    await expect(panel.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(panel.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible();
  await expect(panel.locator('summary', { hasText: 'Example Gallery Intermediate CA' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('with our example root chosen the signer is trusted, and without it not', async ({ page }) => {
  const inspector = await openInspector(page);
  await inspect(page, example('created.jpg'));
  await inspector.getByText('Whom to trust').click();
  await inspector.getByLabel(/Root of this site’s example files/).check();
  await expect(verdict(page)).toContainText('leads to one that you chose to trust');
  // The reader’s place is kept: nothing took the focus away.
  await expect(inspector.getByLabel(/Root of this site’s example files/)).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await inspector.getByLabel(/Root of this site’s example files/).uncheck();
  await expect(verdict(page)).toContainText('no trust list was used');
});

test('an identity that is not trusted is not taken for the signer', async ({ page }) => {
  const inspector = await openInspector(page);
  await inspector.getByText('Whom to trust').click();
  await inspector.getByLabel(/Root of this site’s example files/).check();
  await inspect(page, example('identity.jpg'));
  await expect(verdict(page)).toContainText('that of another signature in the manifest does not');
  await expect(inspector.getByRole('heading', { name: 'Who vouches for it' })).toBeVisible();
  await expect(inspector.getByText('cawg.x509.cose')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('certificates of one’s own are trusted, and a private key is refused and not kept', async ({
  page,
  signed,
}) => {
  const inspector = await openInspector(page);
  await inspect(page, signed.png);
  await inspector.getByText('Whom to trust').click();
  const field = inspector.getByLabel('Certificates of your own, as PEM');
  const use = inspector.getByRole('button', { name: 'Trust these' });
  for (const [text, message] of [
    ['hello', 'There is no certificate in it'],
    [signed.root.slice(0, -40), 'cut off'],
    [
      await readFile(`${signed.folder}/certs/signer.key`, 'utf8'),
      'This text holds a private key. It was not kept.',
    ],
    ['http://list.example/x.pem', 'There is no certificate in it'],
  ] as const) {
    await field.fill(text);
    await use.click();
    await expect(inspector.getByRole('alert')).toContainText(message);
    await expect(field).toHaveValue('');
  }
  expect(await axeFindings(page)).toEqual([]);
  await field.fill(signed.root);
  await use.click();
  await expect(verdict(page)).toContainText('leads to one that you chose to trust');
  await expect(inspector.getByText('1 certificate: Example Test Root CA')).toBeVisible();
  await inspector.getByRole('button', { name: 'Forget it' }).click();
  await expect(verdict(page)).toContainText('no trust list was used');
  await inspector.getByLabel('From a file').setInputFiles(`${signed.folder}/certs/root.pem`);
  await expect(verdict(page)).toContainText('leads to one that you chose to trust');
});

test('a changed byte is told, gravest first', async ({ page }) => {
  const inspector = await openInspector(page);
  await inspect(page, example('tampered.jpg'));
  await expect(verdict(page)).toContainText('Invalid');
  await expect(verdict(page)).toContainText('The bytes of this file are not those that were signed');
  await expect(inspector.locator('.check-list li').first()).toContainText('assertion.dataHash.mismatch');
  expect(await axeFindings(page)).toEqual([]);
});

for (const [name, label] of [
  ['sound.wav', 'WAV'],
  ['video.mp4', 'MP4'],
  ['time-stamped.jpg', 'JPEG'],
  ['redacted.jpg', 'JPEG'],
  ['sidecar.c2pa', 'manifest store'],
] as const) {
  test(`${name} is read`, async ({ page }) => {
    await openInspector(page);
    await inspect(page, example(name));
    await expect(page.locator('.file-bar')).toContainText(label);
    await expect(verdict(page)).toContainText(name === 'sidecar.c2pa' ? /Valid|Invalid/ : 'Valid');
  });
}

test('a file without credentials is not blamed for it', async ({ page, signed }) => {
  await openInspector(page);
  await inspect(page, signed.photo);
  await expect(outcome(page)).toContainText('No Content Credentials found');
  await expect(outcome(page)).toContainText('It says nothing about the file, neither good nor bad.');
  expect(await axeFindings(page)).toEqual([]);
});

test('a file is dropped, pasted, or one of the examples', async ({ page }) => {
  const inspector = await openInspector(page);
  const bytes = [...(await readFile(example('created.jpg')))];
  const give = (type: string) =>
    page.evaluate(
      ({ type, bytes }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], 'created.jpg', { type: 'image/jpeg' }));
        const init = { bubbles: true, cancelable: true };
        const event =
          type === 'paste'
            ? new ClipboardEvent('paste', { ...init, clipboardData: data })
            : new DragEvent(type, { ...init, dataTransfer: data });
        (document.querySelector('.drop-panel') ?? document.body).dispatchEvent(event);
      },
      { type, bytes },
    );
  await give('dragenter');
  await expect(page.locator('.drop-panel')).toHaveAttribute('data-over');
  expect(await axeFindings(page)).toEqual([]);
  await give('drop');
  await expect(verdict(page)).toContainText('Valid');
  await inspector.getByRole('button', { name: 'Inspect another file' }).click();
  await give('paste');
  await expect(verdict(page)).toContainText('Valid');
  await inspector.getByRole('button', { name: 'Inspect another file' }).click();
  await inspector.getByRole('button', { name: 'A tampered picture' }).click();
  await expect(verdict(page)).toContainText('Invalid');
});

test('an inspector that stands at a file opens on it, and so does one whose address names one', async ({
  page,
}) => {
  await openInspector(page, { src: '/samples/manifest-examples/files/created.jpg' });
  await expect(verdict(page)).toContainText('Valid');
  await expect(page.getByRole('button', { name: 'Inspect another file' })).toHaveCount(0);
  await openInspector(page, {}, '?inspect=/samples/manifest-examples/files/tampered.jpg');
  await expect(verdict(page)).toContainText('Invalid');
});

test('two files stand side by side with what differs', async ({ page }) => {
  const inspector = await openInspector(page);
  await choose(page, [example('created.jpg'), example('edited.jpg')]);
  const table = inspector.getByRole('table');
  await expect(table.getByRole('row', { name: /Actions/ })).toContainText('c2pa.opened');
  const rows = await table.getByRole('row').count();
  await inspector.getByLabel('Only what differs').check();
  expect(await table.getByRole('row').count()).toBeLessThan(rows);
  expect(await axeFindings(page)).toEqual([]);
  await inspector.getByRole('button', { name: 'Close' }).click();
  await expect(table).toHaveCount(0);
  await inspector.getByRole('button', { name: 'Compare with another' }).click();
  await choose(page, made('x.txt', 'hello'));
  await expect(inspector.getByRole('alert')).toContainText('not a kind of file');
});

test('the raw report is searched, folded, copied and kept, and its names lead to the reference', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const inspector = await openInspector(page);
  await inspect(page, example('composite.jpg'));
  const json = inspector.getByRole('region', { name: 'The report as JSON' });
  const link = json.getByRole('link', { name: 'validation_state' });
  await expect(link).toHaveAttribute('href', '/docs/manifest/json-ref/reader#Reader.validation_state');
  const reference = await (await page.request.get('/docs/manifest/json-ref/reader')).text();
  expect(reference).toContain('id="Reader.validation_state"');

  await inspector.getByLabel('Search in it').fill('c2pa.placed');
  await expect(inspector.getByText('1 of 3 places')).toBeVisible();
  await json.scrollIntoViewIfNeeded();
  await expect(json.locator('[data-current] > .json-line')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(inspector.getByText('2 of 3 places')).toBeVisible();
  await page.keyboard.press('Shift+Enter');
  await expect(inspector.getByText('1 of 3 places')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await inspector.getByLabel('Search in it').fill('no such words');
  await expect(inspector.getByText('Nothing found')).toBeVisible();

  await json.getByRole('button', { name: 'manifests' }).click();
  await expect(json.getByRole('button', { name: 'manifests' })).toHaveAttribute('aria-expanded', 'false');
  await inspector.getByRole('button', { name: 'Copy JSON' }).click();
  await expect(inspector.getByText('Copied')).toBeVisible();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.validation_state).toBe('Valid');
  const saved = page.waitForEvent('download');
  await inspector.getByRole('button', { name: 'Download JSON' }).click();
  expect((await saved).suggestedFilename()).toBe('composite.jpg.json');
});

test('the history is walked with the keyboard alone', async ({ page }) => {
  await openInspector(page);
  await inspect(page, example('composite.jpg'));
  const tree = page.getByRole('tree', { name: 'Provenance' });
  const panel = page.locator('.node-panel');
  await tree.getByRole('treeitem').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(tree.getByRole('treeitem', { name: 'created.jpg' }).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { level: 4 })).toHaveText('generated.jpg');
  await page.keyboard.press('ArrowLeft');
  await expect(tree.getByRole('treeitem', { name: /generated.jpg/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await page.keyboard.press(' ');
  await expect(panel).toContainText('had no Content Credentials when it was added');
  await page.keyboard.press('Home');
  await expect(tree.getByRole('treeitem').first()).toBeFocused();
  // One stop in the order of the page.
  expect(await tree.locator('[tabindex="0"]').count()).toBe(1);
  expect(await axeFindings(page)).toEqual([]);
});

test('from opening to the answer with the keyboard alone, and everything is announced', async ({ page }) => {
  await placeInspector(page);
  await page.getByRole('button', { name: 'Open the inspector' }).focus();
  await page.keyboard.press('Enter');
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await expect(inspector).toBeFocused();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    if (focused === 'A tampered picture') break;
  }
  // The examples come after the address; some Tabs more reach the one that is meant.
  await inspector.getByRole('button', { name: 'A tampered picture' }).focus();
  await page.keyboard.press('Enter');
  await expect(inspector.getByRole('status').first()).toContainText('Invalid. The bytes of this file');
  await page.keyboard.press('Shift+Tab');
  await expect(inspector.getByRole('button', { name: 'Inspect another file' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inspector.getByText('Drop a file here')).toBeVisible();
});

test.describe('on a phone, in forced colours and in print', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const media of [{}, { forcedColors: 'active' as const }, { media: 'print' as const }]) {
    test(`nothing is cut off ${JSON.stringify(media)}`, async ({ page }) => {
      await openInspector(page);
      await choose(page, [example('composite.jpg'), example('identity.jpg')]);
      await expect(page.locator('.comparison')).toBeVisible();
      await page.emulateMedia(media);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBeLessThanOrEqual(0);
      if (!('media' in media)) expect(await axeFindings(page)).toEqual([]);
    });
  }
});
