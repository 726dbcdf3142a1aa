import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** All rules of the levels A and AA up to WCAG 2.2, and the best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** One line for each thing that axe finds on the page as it is now. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const detail = failureSummary?.split('\n')[1]?.trim() ?? '';
      return `${id}: ${help}: ${target.join(' ')} (${detail})`;
    }),
  );
}
