import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: {
      configure(spec: { allowedOrigins: string[] }): void;
      run(context: Document, options: RunOptions): Promise<AxeResults>;
    };
  }
}

/** All rules of the levels A and AA up to WCAG 2.2, and the best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

const source = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/**
 * One line for each problem that axe finds on the current page. Runs axe directly, because its wrapper for Playwright
 * takes three times as long for the same results.
 * @param frames whether documents in frames are checked as parts of the page
 */
export async function axeFindings(page: Page, { frames = true } = {}): Promise<string[]> {
  const parts = frames ? page.frames() : [page.mainFrame()];
  for (const frame of parts)
    if (!(await frame.evaluate(() => Boolean(window.axe)))) await frame.evaluate(source);
  const { violations } = await page.evaluate(
    ({ tags, iframes }) => {
      const runOnly = { type: 'tag', values: tags } as const;
      if (!window.axe) throw new Error('axe left the page');
      // Whatever has scrolled half below the header, or a sticky title of the sidebar, would count as too small to press.
      scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector('.menu-docs')?.scrollTo(0, 0);
      return window.axe.run(document, { runOnly, iframes, resultTypes: ['violations'] });
    },
    { tags: TAGS, iframes: frames },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const detail = failureSummary?.split('\n')[1]?.trim() ?? '';
      return `${id}: ${help}: ${target.join(' ')} (${detail})`;
    }),
  );
}
