import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtDir } from '../../scripts/lib/testing/site-pages.ts';
import { closeTo, limits, type Measure, overLimit, type Part, stylesheets } from './budgets.ts';
import { attribute, type Element, elements, named } from './dom.ts';
import { fileOf, type Page, pages, site } from './site.ts';

type Costs = Record<Measure, number>;

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

/** What surrounds an article, by the ids that the views assign. */
const LANDMARKS = ['announcement', 'navbar', 'menu', 'sidebar', 'toc', 'footer'];
/** Their items are entries of site.config.ts and sidebars.ts. */
const WITH_ITEMS = ['navbar', 'menu', 'sidebar'];

interface Measured {
  costs: Costs;
  /** What each measure is made of, read only for a message. */
  parts: (of: Measure) => Part[];
}

/** The elements of a landmark, itself included, without the items of navigation. */
function frameOf(landmark: Element): Element[] {
  const all = [landmark, ...elements(landmark)];
  if (!WITH_ITEMS.includes(attribute(landmark, 'id') ?? '')) return all;
  const items = new Set(named(landmark, 'li').flatMap((item) => [item, ...elements(item)]));
  return all.filter((element) => !items.has(element));
}

function costOf({ document, html, all }: Page): Measured {
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
  const inArticle = named(document, content).flatMap((element) => [...elements(element)]);
  // The menu contains the sidebar.
  const landmarks = all.filter((one) => LANDMARKS.includes(attribute(one, 'id') ?? ''));
  const items = new Set(
    landmarks.flatMap((one) => {
      const kept = new Set(frameOf(one));
      return [...elements(one)].filter((element) => !kept.has(element));
    }),
  );
  const requests = [...css, ...script, ...fonts, ...images];
  const partsOf = (of: readonly string[], size: (file: string) => number): Part[] =>
    of.map((file) => ({ name: file, size: size(file) }));
  const bytes = (file: string) => readFileSync(join(builtDir, file)).length;
  const landmarkParts = () =>
    landmarks.map((one) => ({ name: `#${attribute(one, 'id')}`, size: frameOf(one).length }));
  return {
    costs: {
      html: gzipSync(frame, { level: 9 }).length,
      css: gzipSync(styles.join('\n'), { level: 9 }).length + sum(css.map(sizeOf)),
      script: sum(script.map(sizeOf)),
      nodes: all.length - inArticle.length - items.size,
      requests: 1 + requests.length,
      fonts: sum(fonts.map(bytes)),
    },
    parts: (of) =>
      ({
        html: landmarkParts,
        nodes: landmarkParts,
        css: stylesheets,
        script: () => partsOf(script, sizeOf),
        requests: () => partsOf(requests, bytes),
        fonts: () => partsOf(fonts, bytes),
      })[of](),
  };
}

const measured = pages.map((page) => ({ address: page.address, ...costOf(page) }));

test.for(Object.keys(limits) as Measure[])('%s: within its limit on every page', async (of, { annotate }) => {
  const costs = measured.map(({ address, costs }) => ({ address, size: costs[of] }));
  const most = costs.reduce((a, b) => (b.size > a.size ? b : a));
  const over = costs.filter(({ size }) => size > limits[of]);
  const warning = closeTo(of, most);
  if (warning) await annotate(warning, 'warning');
  const largest = measured.find(({ address }) => address === most.address);
  if (over.length > 0) expect.fail(overLimit(of, over, largest?.parts(of) ?? []));
});
