import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspectOutput } from '../samples/runner/inspect-output.ts';
import { samples } from '../support/node-sdk.ts';
import { axeFindings } from './support/axe.ts';
import { answer, download, failures, openClaim, openLab, openStep, sign } from './support/signing-lab.ts';
import { expect, test } from './support/test.ts';

test('each edit is signed with the version before as its parent', async ({ page, signed }) => {
  const lab = await openLab(page);
  await openClaim(lab);
  await lab.getByText('Author, rights, and AI').click();
  await lab.getByLabel('An AI model was used').check();
  await lab.getByLabel('Model', { exact: true }).fill('Example Model');
  // The step waits for something to edit.
  await expect(lab.locator('.lab-step').last().getByRole('group')).toHaveCount(0);
  await sign(lab);
  await openStep(lab, 5);
  const versions = lab.getByRole('list', { name: 'Versions' }).getByRole('listitem');

  const crop = lab.getByRole('button', { name: 'Crop and sign' });
  await crop.click();
  await expect(versions).toHaveCount(2);
  // The reader continues in place; the result above is for the new version.
  await expect(crop).toBeFocused();
  await expect(versions.first()).toContainText('Version 1 Created');
  await expect(versions.first()).toContainText('1 manifest');
  await expect(versions.last()).toContainText('Version 2 Opened for editing, Cropped');
  await expect(versions.last()).toContainText('Valid when signed · 2 manifests');
  await expect(answer(lab).locator('.verdict-state')).toHaveText('Valid');
  await lab.getByRole('radio', { name: 'Make it gray' }).check();
  await lab.getByRole('button', { name: 'Make it gray and sign' }).click();
  await expect(versions).toHaveCount(3);
  await expect(versions.last()).toContainText('3 manifests');
  expect(await axeFindings(page)).toEqual([]);

  const third = join(signed.folder, 'third.jpg');
  await writeFile(third, (await download(page, lab, 'Download version 3')).bytes);
  expect(await inspectOutput(samples, third, join(signed.folder, 'certs/root.pem'))).toMatchObject({
    state: 'Valid',
    actions: ['c2pa.opened', 'c2pa.adjustedColor'],
    ingredients: ['parentOf Demo: my first signed image, version 2'],
    manifests: 3,
  });
  // The statement about the model stays in the first manifest.
  await openClaim(lab);
  await expect(lab.getByLabel('An AI model was used')).not.toBeChecked();

  // Signed again from step 2, the last version is replaced; as something new, the history ends.
  await sign(lab);
  await openStep(lab, 5);
  await expect(versions).toHaveCount(3);
  await openClaim(lab);
  await lab.getByRole('radio', { name: 'New image' }).check();
  await sign(lab);
  await openStep(lab, 5);
  await expect(versions).toHaveCount(0);
});

test('an edit that the SDK refuses leaves the versions, and can be signed again', async ({ page }) => {
  const lab = await openLab(page);
  await sign(lab);
  await openClaim(lab);
  await lab.getByRole('radio', { name: 'JSON' }).check();
  const area = lab.getByLabel('Manifest definition');
  const claim = await area.inputValue();
  await area.fill(claim.replace('{', '{ "vendor": 5,'));
  await openStep(lab, 5);
  await lab.getByRole('button', { name: 'Crop and sign' }).click();
  const alert = lab.getByRole('alert');
  await expect(alert).toContainText('The SDK didn’t sign this image');
  const versions = lab.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  await expect(versions).toHaveCount(0);
  await expect(answer(lab).locator('.verdict-state')).toHaveText('Valid');
  expect(await axeFindings(page)).toEqual([]);
  await openClaim(lab);
  await area.fill((await area.inputValue()).replace(/"vendor": 5,/, ''));
  await openStep(lab, 5);
  await lab.getByRole('radio', { name: 'Shrink' }).check();
  await lab.getByRole('button', { name: 'Shrink and sign' }).click();
  await expect(versions).toHaveCount(2);
  await expect(alert).toHaveCount(0);
});

test('an image in another format is edited as PNG, and says so', async ({ page, signed }) => {
  const { sharp } = await import('../support/node-sdk.ts');
  const file = join(signed.folder, 'plain-version.webp');
  await sharp(signed.photo).resize(300).toFile(file);
  const lab = await openLab(page);
  await lab.locator('.lab-drop input[type=file]').setInputFiles(file);
  await expect(lab.getByText('It has no Content Credentials yet.')).toBeVisible();
  await sign(lab);
  await openStep(lab, 5);
  await lab.getByRole('radio', { name: 'Rotate' }).check();
  await lab.getByRole('button', { name: 'Rotate and sign' }).click();
  const versions = lab.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  await expect(versions.last()).toContainText('Orientation changed, Transcoded');
  expect((await download(page, lab, 'Download version 2')).name).toBe('demo-signed-2.png');
  expect(await failures(lab)).toEqual(['signingCredential.untrusted']);
});

test('author, rights, training, and AI disclosure are signed as the form says', async ({ page, signed }) => {
  const lab = await openLab(page);
  await openClaim(lab);
  await lab.getByText('Author, rights, and AI').click();
  await lab.getByLabel('Author', { exact: true }).fill('A. Photographer');
  await lab.getByLabel('Copyright notice').fill('All rights reserved');
  await lab.getByLabel('AI training and data mining').selectOption('Not allowed');
  await lab.getByLabel('An AI model was used').check();
  await lab.getByLabel('Model', { exact: true }).fill('Example Model');
  await lab.getByLabel('Human oversight').selectOption('A person reviewed and approved the output');
  expect(await axeFindings(page)).toEqual([]);
  await expect(lab.getByText('A CAWG identity assertion needs a second signature')).toBeVisible();
  await sign(lab);
  expect(await failures(lab)).toEqual(['signingCredential.untrusted']);
  const path = join(signed.folder, 'statements.jpg');
  await writeFile(path, (await download(page, lab, 'Download signed image')).bytes);
  expect(await inspectOutput(samples, path, join(signed.folder, 'certs/root.pem'))).toMatchObject({
    state: 'Valid',
    assertions: expect.arrayContaining(['cawg.metadata', 'cawg.training-mining', 'c2pa.ai-disclosure']),
  });
});

test('the claim can be copied as a program in six languages', async ({ page }) => {
  const lab = await openLab(page);
  await openClaim(lab);
  await lab.getByLabel('Title').fill('Evening');
  await lab.getByRole('radio', { name: 'Code' }).check();
  const language = lab.getByLabel('Language');
  const labels = await language.locator('option').allTextContents();
  expect(labels).toEqual(['Node.js', 'Python', 'Rust', 'C', 'C++', 'Web JavaScript']);
  for (const label of labels) {
    await language.selectOption(label);
    const code = lab.getByRole('region', { name: `Program in ${label}`, exact: true });
    await expect(code).toContainText('Evening');
    await expect(code).toContainText('c2pa.created');
    await expect(lab.getByRole('button', { name: 'Copy the program' })).toBeVisible();
  }
  expect(await axeFindings(page)).toEqual([]);
  for (const link of await lab.locator('.claim-code a:not([download])').all()) {
    const href = (await link.getAttribute('href')) ?? '';
    expect((await page.request.get(href)).status(), href).toBe(200);
  }
  const file = await download(page, lab, 'Download sign.js');
  expect(file.bytes.toString()).toContain('export async function sign(source, chain, key)');
});

test('the private key can be downloaded only after a warning', async ({ page }) => {
  const lab = await openLab(page);
  await sign(lab);
  await expect(lab.getByText('already discarded')).toBeVisible();
  await expect(lab.getByText('Anyone with this private key')).toHaveCount(0);
  await openStep(lab, 2);
  await lab.getByLabel('Keep the private key').check();
  await sign(lab);
  const link = lab.getByRole('link', { name: 'Download signer.key' });
  await expect(lab.getByText('Anyone with this private key can sign as')).toBeVisible();
  await expect(link).toHaveCount(0);
  await lab.getByLabel('I’ll use this key for tests only').check();
  expect(await axeFindings(page)).toEqual([]);
  const key = createPrivateKey((await download(page, lab, 'Download signer.key')).bytes);
  const chain = (await download(page, lab, 'Download chain.pem')).bytes.toString();
  expect(chain.match(/BEGIN CERTIFICATE/g)).toHaveLength(2);
  expect(chain).not.toContain('PRIVATE');
  const own = createPublicKey(key).export({ type: 'spki', format: 'pem' });
  expect(new X509Certificate(chain).publicKey.export({ type: 'spki', format: 'pem' })).toBe(own);
  // The next signature has another key.
  await openStep(lab, 2);
  await lab.getByLabel('Keep the private key').uncheck();
  await sign(lab);
  await expect(link).toHaveCount(0);
});
