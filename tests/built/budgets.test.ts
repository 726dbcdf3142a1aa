import { expect, test } from 'vitest';
import { builtDir } from '../support/site-pages.ts';
import { overLimit, stylesheets } from './budgets.ts';
import { closeTo, limits, type Measure } from './limits.ts';
import { measurePages } from './page-costs.ts';
import { pages, site } from './site.ts';

const costsOf = measurePages(builtDir, site);
const measured = pages.map(({ address, html }) => ({ address, ...costsOf(html) }));

test.for(Object.keys(limits) as Measure[])('%s: within its limit on every page', async (of, { annotate }) => {
  const costs = measured.map(({ address, costs }) => ({ address, size: costs[of] }));
  const most = costs.reduce((a, b) => (b.size > a.size ? b : a));
  const over = costs.filter(({ size }) => size > limits[of]);
  const warning = closeTo(of, most);
  if (warning) await annotate(warning, 'warning');
  const largest = measured.find(({ address }) => address === most.address);
  // Pages have our stylesheets as one text.
  const parts = of === 'css' ? stylesheets() : (largest?.parts(of) ?? []);
  if (over.length > 0) expect.fail(overLimit(of, over, parts));
});
