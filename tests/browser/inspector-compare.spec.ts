import { axeFindings } from './support/axe.ts';
import { choose, example, memoryFile, openInspector } from './support/inspector.ts';
import { expect, test } from './support/test.ts';

test('two files stand side by side with what differs', async ({ page }) => {
  const inspector = await openInspector(page);
  await choose(page, [example('created.jpg'), example('edited.jpg')]);
  const table = inspector.getByRole('table');
  await expect(table.getByRole('row', { name: /Actions/ })).toContainText('c2pa.opened');
  const rows = await table.getByRole('row').count();
  await inspector.getByLabel('Show only differences').check();
  expect(await table.getByRole('row').count()).toBeLessThan(rows);
  expect(await axeFindings(page)).toEqual([]);
  await inspector.getByRole('button', { name: 'Close' }).click();
  await expect(table).toHaveCount(0);
  await inspector.getByRole('button', { name: 'Compare with another' }).click();
  await choose(page, memoryFile('x.txt', 'hello'));
  await expect(inspector.getByRole('alert')).toContainText('This file format isn’t supported');
});
