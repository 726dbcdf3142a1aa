import { heavySpecimens } from '@content-credentials/verdict/testkit/forger';
import { choose, openInspector, outcome, stillWorks } from './support/inspector.ts';
import { expect, test } from './support/test.ts';

test('a file that takes too long to read is stopped with the limit, and the next one is read', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openInspector(page);
  for (const [limit, { name, type, file, sidecar }] of await heavySpecimens()) {
    await choose(page, [
      { name, mimeType: type, buffer: Buffer.from(file) },
      ...(sidecar
        ? [
            {
              name: name.replace(/\.\w+$/, '.c2pa'),
              mimeType: 'application/c2pa',
              buffer: Buffer.from(sidecar),
            },
          ]
        : []),
    ]);
    await expect(outcome(page)).toContainText(limit, { timeout: 60_000 });
    await expect(outcome(page)).toContainText('This file takes too long to read');
    await stillWorks(page);
    await page.getByRole('button', { name: 'Inspect another file' }).click();
  }
});
