import { expect } from 'vitest';
import type { Behavior } from '../behavior.ts';

const CURRENT = '#sidebar [aria-current="page"]';

export const sidebar: readonly Behavior[] = [
  {
    name: 'the sidebar marks the current page once, in view',
    async run(page) {
      await page.driver.resize(1440, 500);
      await page.open('/docs/community-resources');
      await expect.poll(() => page.isInView(CURRENT)).toBe(true);
      expect(await page.count('#sidebar [aria-current]')).toBe(1);
      await page.click('#sidebar a[href="/docs/ai"]');
      await expect.poll(() => page.attribute(CURRENT, 'href')).toBe('/docs/ai');
      await expect.poll(() => page.isInView(CURRENT)).toBe(true);
    },
  },
  {
    name: 'a category opens by its button, and is open on its own pages',
    async run(page) {
      await page.open('/docs/introduction');
      const category = '#sidebar details[data-key="AI, durable credentials, conformance"]';
      const inside = '#sidebar a[href="/docs/conformance"]';
      expect(await page.shows(inside)).toBe(false);
      await page.click(`${category} > summary`);
      await page.see(inside);
      await page.click(inside);
      await expect.poll(() => page.attribute(CURRENT, 'href')).toBe('/docs/conformance');
      expect(await page.attribute(category, 'open')).not.toBeNull();
    },
  },
  {
    name: 'what the reader opened in the sidebar stays open on the next page',
    async run(page) {
      await page.open('/docs/introduction');
      await page.click('#sidebar details[data-key="AI, durable credentials, conformance"] > summary');
      await page.see('#sidebar a[href="/docs/conformance"]');
      await page.click('#sidebar a[href="/docs/glossary"]');
      await expect.poll(() => page.attribute(CURRENT, 'href')).toBe('/docs/glossary');
      await page.see('#sidebar a[href="/docs/conformance"]');
      expect(await page.count('#sidebar [aria-current]')).toBe(1);
    },
  },
];
