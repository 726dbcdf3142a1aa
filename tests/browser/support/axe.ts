import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** All rules of the levels A and AA up to WCAG 2.2, and the best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * One line for each thing that axe finds on the page as it is now.
 *
 * Only violations are worked out, and axe stays in this page, which is called its legacy mode: else it opens another to
 * put its answers together, looks at every frame whatever the options say, and takes more than twice the time.
 * @param frames whether the documents in frames are looked at as parts of the page
 */
export async function axeFindings(page: Page, { frames = true } = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ iframes: frames, resultTypes: ['violations'] })
    .withTags(TAGS)
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const detail = failureSummary?.split('\n')[1]?.trim() ?? '';
      return `${id}: ${help}: ${target.join(' ')} (${detail})`;
    }),
  );
}
