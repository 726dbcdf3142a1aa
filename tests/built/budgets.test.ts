import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtDir } from '../../scripts/lib/testing/site-pages.ts';
import { attribute, named } from './dom.ts';
import { fileOf, type Page, pages, site } from './site.ts';

/**
 * A page's budget before the load event: bytes (gzip; fonts as they are) and counts. `html` excludes the page's
 * styles, which count as `css`; `whole` is everything that readers load for the page.
 */
const budgets = {
  html: 12_000,
  whole: 21_000,
  css: 10_000,
  script: 6_500,
  fonts: 50_000,
  requests: 8,
  nodes: 1200,
};
/** The limits for all but the longest pages. */
const usual = { html: 9_800, whole: 19_800, nodes: 900 };
const USUAL_SHARE = 0.95;
type Cost = Record<keyof typeof budgets, number>;

/**
 * Reference tables that are longer than a page may be, with their number of nodes. Shorten them instead of adding
 * one. The index of error messages grows with every page that explains one.
 */
const longTables: Readonly<Record<string, number>> = {
  '/docs/c2pa-node/api/builder': 1600,
  '/docs/codes': 1600,
  '/docs/errors': 2600,
  '/docs/manifest/iptc-properties': 1500,
  '/docs/manifest/reading/reading-cawg-id': 1250,
  '/docs/manifest/tasks': 1500,
  '/docs/manifest/writing/assertions-actions': 1260,
};

/** Pages with more HTML than others may have, for the same reason. */
const longPages: Readonly<Record<string, number>> = { '/docs/errors': 16_000 };

const gzipped = new Map<string, number>();

function sizeOf(file: string): number {
  const known = gzipped.get(file) ?? gzipSync(readFileSync(join(builtDir, file)), { level: 9 }).length;
  gzipped.set(file, known);
  return known;
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** A module with its static imports, which are fetched before it runs. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(join(builtDir, file), 'utf8');
  // Bundled modules import at the beginning: `import"./a.js"` or `import{b as c}from"./a.js"`.
  for (const [, to = ''] of source.matchAll(/\b(?:import|from)\s*["'](\.{1,2}\/[^"']+)["']/g))
    withImports(join(dirname(file), to), seen);
  return seen;
}

/** The fonts that a stylesheet declares for a page's text. */
function fontsOf(stylesheet: string): string[] {
  const source = readFileSync(join(builtDir, stylesheet), 'utf8');
  return [...source.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].flatMap(
    ([, url = '']) => fileOf(new URL(url, `${site.url}${site.base}${stylesheet}`).href) ?? [],
  );
}

function costOf({ document, html, all }: Page): Cost {
  // Files that are missing or not ours fail in policy.test.ts and links.test.ts.
  const own = (address: string | undefined) => (address === undefined ? [] : (fileOf(address) ?? []));
  const links = (rel: string) =>
    named(document, 'link').filter((one) => attribute(one, 'rel')?.split(' ').includes(rel));
  const files = (of: ReturnType<typeof links>, name = 'href') =>
    of.flatMap((one) => own(attribute(one, name)));

  const css = files(links('stylesheet'));
  const scripts = named(document, 'script').filter((one) => attribute(one, 'src') !== undefined);
  const modules = [...files(scripts, 'src'), ...files(links('modulepreload'))];
  const script = [...new Set(modules.flatMap((file) => [...withImports(file)]))];
  const fonts = [
    ...new Set([
      ...files(links('preload').filter((one) => attribute(one, 'as') === 'font')),
      ...css.flatMap(fontsOf),
    ]),
  ];
  const eager = named(document, 'img').filter((one) => attribute(one, 'loading') !== 'lazy');
  const images = new Set([...files(eager, 'src'), ...files(links('icon'))]);
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);
  const bare = html.replaceAll(/<style>[\s\S]*?<\/style>/g, '');
  return {
    html: gzipSync(bare, { level: 9 }).length,
    whole: gzipSync(html, { level: 9 }).length,
    css: gzipSync(styles.join('\n'), { level: 9 }).length + sum(css.map(sizeOf)),
    script: sum(script.map(sizeOf)),
    fonts: sum(fonts.map((file) => readFileSync(join(builtDir, file)).length)),
    requests: 1 + css.length + script.length + fonts.length + images.size,
    nodes: all.length,
  };
}

const costs = pages.map((page) => [page.address, costOf(page)] as const);
const most = (of: keyof Cost) => Math.max(...costs.map(([, cost]) => cost[of]));

const exceptions: Partial<Record<keyof Cost, Readonly<Record<string, number>>>> = {
  html: longPages,
  whole: Object.fromEntries(Object.entries(longPages).map(([address, html]) => [address, html + 9_000])),
  nodes: longTables,
};

test.each(Object.entries(budgets) as [keyof Cost, number][])('%s: at most %i on every page', (of, budget) => {
  const over = costs
    .filter(([address, cost]) => cost[of] > (exceptions[of]?.[address] ?? budget))
    .map(([address, cost]) => `${address}: ${cost[of]}`);
  expect(over, `the budget is ${budget}, the most is ${most(of)}`).toEqual([]);
});

test.each(Object.entries(usual) as [keyof Cost, number][])(
  '%s: at most %i on all but the longest pages',
  (of, budget) => {
    const over = costs
      .filter(([, cost]) => cost[of] > budget)
      .map(([address, cost]) => `${address}: ${cost[of]}`);
    expect(over.length / costs.length, over.join('\n')).toBeLessThanOrEqual(1 - USUAL_SHARE);
  },
);

test('every page that is named as a long table is one', () => {
  for (const [address, { nodes }] of costs)
    if (address in longTables) expect(nodes, address).toBeGreaterThan(budgets.nodes);
});
