// One setting colors links, buttons, code, icon, and social cards, in light and in dark pages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { fixtureTest } from './support/fixture-test.ts';

const test = fixtureTest('features');

const ACCENT = [0x6d, 0x28, 0xd9] as const;
const accent = `rgb(${ACCENT.join(', ')})`;

test('links, buttons, names in code, the icon, and the social card have the accent color', async ({
  page,
  site,
}) => {
  await page.goto('/docs/introduction');
  await expect(page.getByRole('main').getByRole('link', { name: 'the guide' })).toHaveCSS(
    'text-decoration-color',
    accent,
  );
  await page.goto('/docs/code');
  // Buttons are a shade darker.
  await expect(page.locator('.skip-link')).toHaveCSS('background-color', 'rgb(76, 28, 152)');
  const property = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--code-property'),
  );
  expect(property).toBe('#6d28d9');

  const icon = await page.request.get('/favicon.svg');
  expect(await icon.text()).toContain('fill="#6d28d9"');
  const html = readFileSync(join(site.dir, 'docs/introduction.html'), 'utf8');
  const [, card = ''] = /og:image" content="https:\/\/docs\.example\.org([^"]+)"/.exec(html) ?? [];
  expect(await shareOf(join(site.dir, card))).toBeGreaterThan(0.005);
  expect(await shareOf(join(site.dir, 'apple-touch-icon.png'))).toBeGreaterThan(0.2);
});

/** The share of a picture's pixels that have the accent color. */
async function shareOf(file: string): Promise<number> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (ACCENT.every((value, channel) => data[at + channel] === value)) found += 1;
  return found / (info.width * info.height);
}
