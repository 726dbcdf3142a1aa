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

test('/docs/verify?url= opens the inspector, which asks before it contacts the other site', async ({
  page,
}) => {
  const contacted: string[] = [];
  page.on('request', (request) => contacted.push(new URL(request.url()).hostname));
  await page.goto('/docs/verify?url=https%3A%2F%2Fcdn.example%2Fphoto.jpg');
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await expect(inspector.getByRole('heading', { name: 'Fetch a file from cdn.example?' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(contacted).not.toContain('cdn.example');
});
