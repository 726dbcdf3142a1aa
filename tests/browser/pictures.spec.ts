import { axeFindings } from './support/axe.ts';
import { verdict } from './support/inspector.ts';
import { expect, test } from './support/test.ts';

const PIN = { name: /^Content Credentials of this image/ };

test('the pin of a picture opens the inspector on that very file', async ({ page }) => {
  await page.goto('/docs/verify');
  const shown = await page.locator('.picture img').first().getAttribute('src');
  await page.getByRole('link', PIN).first().click();
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await expect(verdict(page)).toContainText('Valid');
  await expect(inspector.getByText(shown?.split('/').at(-1) ?? '', { exact: true }).first()).toBeVisible();
  await expect(verdict(page)).toContainText('Demo signer of');
  await expect(verdict(page)).toContainText('Demo, not a trusted signer');
  await expect(verdict(page)).toContainText('(demo credentials)');
  await expect(
    page.getByRole('heading', { name: 'Unchanged since signing, signer unknown' }),
  ).toBeInViewport();
  expect(await axeFindings(page)).toEqual([]);

  await inspector.locator('details.trust > summary').click();
  await inspector.getByLabel(/Root of this site’s own images/).check();
  await expect(verdict(page)).toContainText('comes from an authority on a trust list');
});

test('a reader gets there with the keyboard, and back again', async ({ page }) => {
  await page.goto('/docs/verify');
  const pin = page.getByRole('link', PIN).first();
  await pin.focus();
  const ring = await pin.evaluate((link) => getComputedStyle(link).outlineStyle);
  expect(ring).not.toBe('none');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Unchanged since signing, signer unknown' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Open the inspector' })).toBeVisible();
});

test('on paper there is the picture without its pin', async ({ page }) => {
  await page.goto('/docs/verify');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.picture img').first()).toBeVisible();
  await expect(page.locator('.pin').first()).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pin is a link to the words about it', async ({ page }) => {
    await page.goto('/docs/verify');
    await page.getByRole('link', PIN).first().click();
    await expect(page).toHaveURL(/inspect=\/pictures\/[^#]+#our-pictures$/);
    const heading = page.getByRole('heading', { name: /The seal on this site.s pictures/ });
    await expect(heading).toBeInViewport();
    await expect(page.getByText('a demo signer signed the site’s images')).toBeVisible();
  });
});
