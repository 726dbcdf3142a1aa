import { readFile } from 'node:fs/promises';
import { bytes, u8 } from '@content-credentials/verdict/testkit/forger/bytes';
import { bombs } from './support/bombs.ts';
import { endless } from './support/broken.ts';
import { openClinic, pasteText, test as withCertificates } from './support/certificates.ts';
import { choose, example, memoryFile, openInspector, verdict } from './support/inspector.ts';
import { chooseFile, openLab, sign } from './support/signing-lab.ts';
import { expect, test } from './support/test.ts';

test('200 files that never end are canceled at once, and the next file is read', async ({ page }) => {
  test.slow();
  const inspector = await openInspector(page);
  const slow = Array.from({ length: 200 }, (_, index) => ({ ...endless, name: `slow-${index}.pdf` }));
  await choose(page, slow);
  await expect(page.locator('.files-open')).toHaveCount(200);
  await expect(inspector.getByText('0 of 200 files read')).toBeVisible();
  await inspector.getByRole('button', { name: 'Cancel' }).click();
  await expect(inspector.getByRole('status').first()).toContainText('Stopped after 0 of 200 files');
  await inspector.getByRole('button', { name: 'Clear the table' }).click();
  await choose(page, example('created.jpg'));
  await expect(verdict(page).getByRole('heading')).toHaveText('Valid');
});

test('files that unpack to gigabytes have a row each, and the file after them is read', async ({ page }) => {
  test.slow();
  await openInspector(page);
  const files = [
    ...(await bombs()),
    memoryFile('last.jpg', await readFile(example('created.jpg')), 'image/jpeg'),
  ];
  await choose(page, files);
  await expect(page.locator('.files-open')).toHaveCount(files.length);
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByRole('row').filter({ hasText: 'last.jpg' })).toContainText('Valid');
});

test('two of them are compared, and the page still answers', async ({ page }) => {
  test.slow();
  const inspector = await openInspector(page);
  const [pixels, profile] = await bombs();
  if (!pixels || !profile) throw new Error('there are no bombs');
  await choose(page, [pixels, profile]);
  await expect(inspector.getByRole('table').getByRole('row', { name: /Actions/ })).toBeVisible();
  await inspector.getByRole('button', { name: 'Close' }).click();
  await expect(inspector.getByRole('table')).toHaveCount(0);
});

test('the lab signs such an image or says why not, and signs the next one', async ({ page }) => {
  test.setTimeout(180_000);
  for (const file of (await bombs()).filter(({ name }) => /\.(?:png|jpg)$/.test(name))) {
    const lab = await openLab(page);
    await chooseFile(lab, file);
    await expect(lab.locator('.chosen, [role=alert]').first()).toContainText(file.name);
    await expect(lab.getByText('Looking for Content Credentials')).toHaveCount(0, { timeout: 30_000 });
    await chooseFile(lab, example('created.jpg'));
    await expect(lab.locator('.chosen')).toContainText('created.jpg');
    await sign(lab);
  }
});

/** DER: sequences in each other, with a correct length on every level. */
function nested(levels: number): Uint8Array {
  let length = 0;
  const heads: Uint8Array[] = [];
  for (let level = 0; level < levels; level += 1) {
    const head = u8(0x30, 0x84, length >>> 24, (length >>> 16) & 255, (length >>> 8) & 255, length & 255);
    heads.push(head);
    length += head.length;
  }
  return bytes(...heads.reverse());
}

withCertificates(
  'the clinic refuses deeply nested DER, and reads the next chain',
  async ({ page, certificates }) => {
    const clinic = await openClinic(page);
    const lines =
      Buffer.from(nested(20_000))
        .toString('base64')
        .match(/.{1,64}/g) ?? [];
    for (const name of ['CERTIFICATE', 'PKCS7', 'CERTIFICATE REQUEST']) {
      await pasteText(page, `-----BEGIN ${name}-----\n${lines.join('\n')}\n-----END ${name}-----\n`);
      await expect(
        clinic.getByRole('heading', { name: /damaged|no certificate|can’t be read|signing request/i }),
      ).toBeFocused();
    }
    await pasteText(page, await certificates.chain('good-both-ekus'));
    await expect(page.getByRole('heading', { name: 'Accepted', exact: true })).toBeFocused();
  },
);
