import { EXAMPLE_FILES } from '../../src/content/data/manifest-examples.ts';
import { expect, test } from './support/test.ts';

const FILE = `/${EXAMPLE_FILES}/created.jpg`;

for (const query of [
  `?inspect=${FILE}`,
  `?utm_source=x&inspect=${FILE}`,
  `?inspect=${encodeURIComponent(FILE)}`,
]) {
  test(`/docs/verify${query} opens the file without another click`, async ({ page }) => {
    await page.goto(`/docs/verify${query}`);
    const inspector = page.getByRole('region', { name: 'Inspector' });
    await expect(inspector.getByText('created.jpg', { exact: true }).first()).toBeVisible({
      timeout: 20_000,
    });
  });
}
