import type { Browser } from '@playwright/test';
import { type Conditions, openPage } from './browser.ts';
import { type Row, repeat } from './figures.ts';

/** Long enough for the browser to prefetch the links in view. */
const REST_MS = 5_000;
/** The time a person takes from pointing at a link to pressing it. */
const POINTING = 150;

/** Milliseconds from pressing a sidebar link to the next page's heading. */
async function clickToHeading(browser: Browser, base: string, path: string, on: Conditions, hovers: boolean) {
  const { page } = await openPage(browser, base, on);
  try {
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    const link = page.locator('#sidebar a[href]:not([aria-current])').filter({ visible: true }).nth(2);
    if (hovers) {
      await link.hover();
      await page.waitForTimeout(POINTING);
    }
    return await link.evaluate((element: HTMLAnchorElement) => {
      const heading = () => document.querySelector('main h1')?.textContent;
      const before = heading();
      const start = performance.now();
      element.click();
      return new Promise<number>((done) => {
        const look = () =>
          heading() === before ? requestAnimationFrame(look) : done(performance.now() - start);
        look();
      });
    });
  } finally {
    await page.context().close();
  }
}

/** Navigation within the site, with and without hovering first. */
export async function measureNavigation(
  browser: Browser,
  base: string,
  path: string,
  conditions: readonly Conditions[],
  runs: number,
): Promise<Row[]> {
  const ways = conditions.flatMap((on) => [true, false].map((hovers) => ({ on, hovers })));
  const all = await repeat(ways, runs, ({ on, hovers }) => clickToHeading(browser, base, path, on, hovers));
  return all.map(([{ on, hovers }, times]) => ({
    what: `${on.label}: click to heading${hovers ? ', pointed at first' : ''}`,
    runs: times,
    unit: 'ms',
  }));
}
