import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { insertSegments } from '@content-credentials/verdict/testkit/forger/embed/jpeg';
import { XMP } from '@content-credentials/verdict/testkit/forger/specimens/segments';
import { inspectOutput } from '../samples/runner/inspect-output.ts';
import { samples, sharp } from '../support/node-sdk.ts';
import { holdFetch } from './hold.ts';
import { axeFindings } from './support/axe.ts';
import { example, memoryFile } from './support/inspector.ts';
import {
  answer,
  chooseFile,
  download,
  failures,
  flip,
  openClaim,
  openLab,
  openStep,
  PAGE,
  sign,
} from './support/signing-lab.ts';
import { expect, test } from './support/test.ts';

test('the Node SDK comes to the same states as the page', async ({ page, signed }) => {
  const lab = await openLab(page);
  await sign(lab);
  const path = join(signed.folder, `lab-${Date.now()}.jpg`);
  const root = `${path}.root.pem`;
  await writeFile(path, (await download(page, lab, 'Download signed image')).bytes);
  await writeFile(root, (await download(page, lab, 'Download root.pem')).bytes);
  expect(await inspectOutput(samples, path, root)).toMatchObject({
    state: 'Valid',
    trusted: 'Trusted',
    signer: 'Signing lab demo',
    title: 'Demo: my first signed image',
    failure: ['signingCredential.untrusted'],
  });
  // A different root doesn't make the signer trusted.
  expect(await inspectOutput(samples, path, join(signed.folder, 'certs/root.pem'))).toMatchObject({
    trusted: 'Valid',
  });

  const codes: Record<string, string> = {
    'in the image': 'assertion.dataHash.mismatch',
    'in an assertion': 'assertion.hashedURI.mismatch',
    'in the claim': 'claimSignature.mismatch',
  };
  const bytes = await readFile(path);
  for (const [place, code] of Object.entries(codes)) {
    await flip(lab, place as Parameters<typeof flip>[1]);
    const shown = (await lab.locator('.byte-change').textContent()) ?? '';
    const at = Number(/Byte ([\d,]+)/.exec(shown)?.[1]?.replaceAll(',', ''));
    const broken = Buffer.from(bytes);
    broken[at] = (broken[at] ?? 0) ^ 1;
    await writeFile(path, broken);
    const found = await inspectOutput(samples, path, root);
    expect(found).toMatchObject({ state: 'Invalid', trusted: 'Invalid' });
    expect('failure' in found && [...(found.failure ?? [])].sort()).toEqual((await failures(lab)).sort());
    expect(await failures(lab)).toContain(code);
  }
});

test('a picture with credentials is signed as an edit, and keeps its history', async ({ page, signed }) => {
  const lab = await openLab(page);
  await chooseFile(lab, signed.png);
  await expect(lab.getByText('It has Content Credentials.')).toBeVisible();
  await openClaim(lab);
  await expect(lab.getByRole('radio', { name: 'Edit of this image' })).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  await sign(lab);
  const path = join(signed.folder, 'edit-of-node.png');
  await writeFile(path, (await download(page, lab, 'Download signed image')).bytes);
  expect(await inspectOutput(samples, path, join(signed.folder, 'certs/root.pem'))).toMatchObject({
    state: 'Valid',
    actions: ['c2pa.opened'],
    ingredients: [expect.stringContaining('parentOf')],
  });

  // When it's signed as new, the same image no longer has a history.
  await openClaim(lab);
  await lab.getByRole('radio', { name: 'New image' }).check();
  await expect(lab.getByText('You’ve made changes since you signed')).toBeVisible();
  await sign(lab);
  await writeFile(path, (await download(page, lab, 'Download signed image')).bytes);
  const found = await inspectOutput(samples, path, join(signed.folder, 'certs/root.pem'));
  expect(found).toMatchObject({ state: 'Valid', actions: [expect.stringContaining('c2pa.created')] });
  expect('ingredients' in found ? found.ingredients : []).toEqual([]);
});

test('one of the site’s own images can be taken, the board comes back, an empty one isn’t signed, and remote credentials are named', async ({
  page,
  signed,
}) => {
  const lab = await openLab(page);
  await lab.getByText('Use your own file').click();
  await lab.getByRole('button', { name: 'An edited image' }).click();
  await expect(lab.locator('.chosen')).toContainText('edited.jpg');
  await expect(lab.locator('canvas')).toBeHidden();
  await lab.getByRole('button', { name: 'Back to the board' }).click();
  await expect(lab.locator('canvas')).toBeVisible();
  await openClaim(lab);
  await expect(lab.getByRole('radio', { name: 'New image' })).toBeChecked();

  await openStep(lab, 1);
  await lab.getByRole('button', { name: 'Clear' }).click();
  await openStep(lab, 2);
  await lab.getByRole('button', { name: 'Create keys and sign' }).click();
  await expect(lab.getByRole('alert')).toContainText('There’s no image to sign');
  await openStep(lab, 1);
  await lab.getByRole('button', { name: 'New pattern' }).click();
  await expect(lab.getByRole('alert')).toHaveCount(0);
  await sign(lab);

  const file = join(signed.folder, 'remote.jpg');
  await sharp(signed.photo).resize(300).toFile(file);
  const plain = new Uint8Array(await readFile(file));
  await writeFile(file, insertSegments(plain, XMP('dcterms:provenance="https://remote.example/store.c2pa"')));
  await chooseFile(lab, file);
  await expect(lab.getByText('Its Content Credentials are at another URL, which the lab')).toBeVisible();
  await sign(lab);
});

// The board is a JPEG; packages/tools/src/signing-lab/model/spots.test.ts finds what can be flipped in other formats.
for (const format of ['gif', 'avif'] as const)
  test(`a ${format} picture goes through the lesson`, async ({ page, signed }) => {
    const file = join(signed.folder, `plain.${format}`);
    await sharp(signed.photo).resize(300).toFile(file);
    const lab = await openLab(page);
    await chooseFile(lab, file);
    await expect(lab.getByText('It has no Content Credentials yet.')).toBeVisible();
    await sign(lab);
    await flip(lab, 'in the image');
    await expect(answer(lab).locator('.verdict-state')).toHaveText('Invalid');
    expect((await failures(lab)).some((code) => /^assertion\.\w+Hash\.mismatch$/.test(code))).toBe(true);
    await lab.getByRole('button', { name: 'Undo' }).click();
    await lab.getByRole('button', { name: 'Next: trust its root' }).click();
    await lab.getByRole('button', { name: 'Trust the root' }).click();
    await expect(answer(lab).locator('.verdict-state')).toHaveText('Trusted');
  });

test('a refused file leaves nothing to sign beneath the error', async ({ page }) => {
  const lab = await openLab(page);
  const alert = lab.getByRole('alert');
  await chooseFile(lab, memoryFile('notes.jpg', 'these are no pixels'));
  await expect(alert).toContainText('The lab signs images only');
  expect(await axeFindings(page)).toEqual([]);
  await chooseFile(lab, memoryFile('empty.jpg', ''));
  await expect(alert).toContainText('This file is empty');
  // Created in the page, because sending this many bytes through the test's connection takes too long.
  await page.evaluate(() => {
    const bytes = new Uint8Array(50_000_001);
    bytes.set([0xff, 0xd8, 0xff, 0xe0]);
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'huge.jpg'));
    document
      .querySelector('.lab-drop')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  });
  await expect(alert).toContainText('This image is too large for the lab');
  const damaged = await readFile(example('created.jpg'));
  await chooseFile(lab, memoryFile('damaged.jpg', damaged.subarray(0, 3000)));
  await expect(alert).toContainText('This file is cut off');
  await expect(lab.locator('canvas')).toBeHidden();
  await expect(lab.locator('.chosen')).toHaveCount(0);
  await openStep(lab, 2);
  const button = lab.getByRole('button', { name: 'Create keys and sign' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  await expect(lab.getByText('Choose another image first')).toBeVisible();
  await expect(lab.locator('.signed')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await openStep(lab, 1);
  await lab.getByRole('button', { name: 'Back to the board' }).click();
  await expect(lab.locator('canvas')).toBeVisible();
  await expect(alert).toHaveCount(0);
  await sign(lab);
});

test('a picture can be dropped and pasted, one soon after the other', async ({ page }) => {
  const sdk = await holdFetch(page, '.wasm');
  const lab = await openLab(page);
  const give = (kind: 'drop' | 'paste') =>
    page.evaluate(async (how) => {
      const board = document.querySelector('canvas');
      const blob = await new Promise<Blob | null>((done) => board?.toBlob(done));
      const transfer = new DataTransfer();
      transfer.items.add(new File([blob ?? ''], `${how}.png`, { type: 'image/png' }));
      const options = { bubbles: true, cancelable: true };
      if (how === 'drop')
        document
          .querySelector('.lab-drop')
          ?.dispatchEvent(new DragEvent('drop', { ...options, dataTransfer: transfer }));
      else document.body.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: transfer }));
    }, kind);
  await give('drop');
  await expect(lab.locator('.chosen')).toContainText('drop.png');
  await give('paste');
  await expect(lab.locator('.chosen')).toContainText('paste.png');
  await expect(lab.getByText('Looking for Content Credentials…')).toBeVisible();
  // The first is no longer needed when the SDK arrives; that must not stop the second.
  sdk.release();
  await sign(lab);
});

test('signing waits for the image that is still being drawn', async ({ page }) => {
  await page.addInitScript(() => {
    const draw = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (...wish) {
      document.addEventListener('test-draw', () => draw.apply(this, wish), { once: true });
    };
  });
  const lab = await openLab(page);
  const draw = () => page.evaluate(() => document.dispatchEvent(new Event('test-draw')));
  await openStep(lab, 2);
  await lab.getByRole('button', { name: 'Create keys and sign' }).click();
  await expect(lab.getByText('Waiting for the image…')).toBeVisible();
  await lab.getByRole('button', { name: 'Stop' }).click();
  await expect(lab.getByRole('alert')).toContainText('You stopped signing this image.');
  await lab.getByRole('button', { name: 'Retry' }).click();
  await expect(lab.getByText('Waiting for the image…')).toBeVisible();
  await draw();
  await expect(answer(lab).locator('.verdict-state')).toHaveText('Valid');
});

test('hostile words in a claim are text, and starting again takes everything back but the SDK', async ({
  page,
}) => {
  const lab = await openLab(page);
  await openClaim(lab);
  await lab.getByLabel('Title').fill('Demo <img src=x onerror="document.title=1"> \u202egnp.exe');
  await sign(lab);
  await expect(lab.locator('.lab-report')).toContainText('<img src=x onerror="document.title=1">');
  await expect(lab.locator('img[src="x"]')).toHaveCount(0);
  await openStep(lab, 2);
  await expect(lab.locator('.claim .sign').first()).toBeVisible();
  let again = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('.wasm')) again += 1;
  });
  await lab.getByRole('button', { name: 'Start over' }).click();
  await openClaim(lab);
  await expect(lab.getByLabel('Title')).toHaveValue('Demo: my first signed image');
  await expect(lab.locator('.lesson [data-seen]')).toHaveCount(0);
  await expect(lab.locator('.signed')).toHaveCount(0);
  await sign(lab);
  expect(again).toBe(0);
});

test('signing can be stopped at once, and starting again leaves nothing of it', async ({ page }) => {
  const sdk = await holdFetch(page, '.wasm');
  const lab = await openLab(page);
  await openStep(lab, 2);
  await lab.getByRole('button', { name: 'Create keys and sign' }).click();
  await expect(lab.getByText('Signing the image…')).toBeVisible();
  // An image has long been chosen.
  await expect(lab.getByText('You can already choose a file.')).toHaveCount(0);
  await expect(lab.getByRole('progressbar')).toHaveCount(1);
  // There's no need to wait for the download to stop.
  await lab.getByRole('button', { name: 'Stop' }).click();
  await expect(lab.getByRole('alert')).toContainText('You stopped signing this image.');
  await lab.getByRole('button', { name: 'Retry' }).click();
  await lab.getByRole('button', { name: 'Start over' }).click();
  sdk.release();
  await expect(lab.getByRole('progressbar')).toHaveCount(0);
  await expect(lab.getByRole('alert')).toHaveCount(0);
  await expect(lab.locator('.signed')).toHaveCount(0);
  await sign(lab);
});

test('where a policy blocks WebAssembly it is named', async ({ page, observed }) => {
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    headers['content-security-policy'] = policy.replace("'wasm-unsafe-eval'", '');
    await route.fulfill({ response, headers });
  });
  const lab = await openLab(page);
  await expect(lab.getByRole('alert')).toContainText('WebAssembly is blocked here');
  // This test causes the violation on purpose.
  observed.problems.length = 0;
  await page.evaluate(() => {
    window.policyViolations = [];
  });
});

test('looking into a picture for more than ten seconds is told, and stopped', async ({ page }) => {
  await page.clock.install();
  const sdk = await holdFetch(page, '.wasm');
  const lab = await openLab(page);
  await chooseFile(lab, example('created.jpg'));
  await expect(lab.getByText('Looking for Content Credentials…')).toBeVisible();
  await page.clock.fastForward(10_500);
  await expect(lab.getByText('is taking longer than 10 seconds')).toBeVisible();
  await lab.locator('.slow-note').getByRole('button', { name: 'Stop' }).click();
  await expect(lab.getByRole('alert')).toContainText('Stopped');
  await openStep(lab, 2);
  await expect(lab.getByRole('button', { name: 'Create keys and sign' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  sdk.release();
  await openStep(lab, 1);
  await lab.getByRole('button', { name: 'Back to the board' }).click();
  await sign(lab);
});
