import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtDir } from '../../scripts/lib/testing/site-pages.ts';
import { attribute, elements, named } from './dom.ts';
import { fileOf, type Page, pages, site } from './site.ts';

/**
 * The budget before the load event, in bytes (gzip; fonts as they are) and counts. It's on what surrounds an article,
 * not on the article: `html` and `nodes` are the page's without its article and its styles, because text is never
 * shortened for bytes. `css` counts the styles of the whole page.
 */
const budgets = {
  html: 5_000,
  css: 10_000,
  script: 7_000,
  fonts: 50_000,
  requests: 8,
  nodes: 400,
};
type Cost = Record<keyof typeof budgets, number>;

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
  // The home page and the lists have no article, so everything in `main` is theirs.
  const content = html.includes('<article') ? 'article' : 'main';
  const inContent = new RegExp(`<style>[\\s\\S]*?</style>|(?<=<${content}[^>]*>)[\\s\\S]*</${content}>`, 'g');
  const frame = html.replaceAll(inContent, '');
  const contents = named(document, content).flatMap((element) => [...elements(element)]);
  return {
    html: gzipSync(frame, { level: 9 }).length,
    css: gzipSync(styles.join('\n'), { level: 9 }).length + sum(css.map(sizeOf)),
    script: sum(script.map(sizeOf)),
    fonts: sum(fonts.map((file) => readFileSync(join(builtDir, file)).length)),
    requests: 1 + css.length + script.length + fonts.length + images.size,
    nodes: all.length - contents.length,
  };
}

const costs = pages.map((page) => [page.address, costOf(page)] as const);
const most = (of: keyof Cost) => Math.max(...costs.map(([, cost]) => cost[of]));

test.each(Object.entries(budgets) as [keyof Cost, number][])('%s: at most %i on every page', (of, budget) => {
  const over = costs
    .filter(([, cost]) => cost[of] > budget)
    .map(([address, cost]) => `${address}: ${cost[of]}`);
  expect(over, `the budget is ${budget}, the most is ${most(of)}`).toEqual([]);
});
