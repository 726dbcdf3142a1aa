import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtDir } from '../support/site-pages.ts';
import { attribute, type Element } from './dom.ts';
import type { Measure } from './limits.ts';
import { fileOf, type Page, site } from './site.ts';

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
const gzipSize = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;
const bytes = (file: string) => statSync(join(builtDir, file)).size;

const sizes = new Map<string, number>();
const sizeOf = (file: string): number => {
  const size = sizes.get(file) ?? gzipSize(readFileSync(join(builtDir, file)));
  sizes.set(file, size);
  return size;
};

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
const fontsOf = (stylesheet: string): string[] =>
  [
    ...readFileSync(join(builtDir, stylesheet), 'utf8').matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g),
  ].flatMap(([, url = '']) => fileOf(new URL(url, `${site.url}${site.base}${stylesheet}`).href) ?? []);

/** What a page costs, for `limits.ts`. */
export function costsOf({ html, all }: Page): Record<Measure, number> {
  const named = (name: string) => all.filter(({ tagName }) => tagName === name);
  const links = (rel: string) =>
    named('link').filter((one) => attribute(one, 'rel')?.split(' ').includes(rel));
  // Those that are missing or not ours fail in other tests.
  const files = (of: Element[], name = 'href') =>
    of.flatMap((one) => fileOf(attribute(one, name) ?? '') ?? []);

  const css = files(links('stylesheet'));
  const scripts = named('script').filter((one) => attribute(one, 'src') !== undefined);
  const modules = [...files(scripts, 'src'), ...files(links('modulepreload'))];
  const script = [...new Set(modules.flatMap((file) => [...withImports(file)]))];
  const preloaded = links('preload').filter((one) => attribute(one, 'as') === 'font');
  const fonts = [...new Set([...files(preloaded), ...css.flatMap(fontsOf)])];
  const eager = named('img').filter((one) => attribute(one, 'loading') !== 'lazy');
  const images = new Set([...files(eager, 'src'), ...files(links('icon'))]);
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);
  // The home page and the lists have no article, so everything in `main` is theirs.
  const content = html.includes('<article') ? 'article' : 'main';
  const inContent = new RegExp(`<style>[\\s\\S]*?</style>|(?<=<${content}[^>]*>)[\\s\\S]*</${content}>`, 'g');
  return {
    html: gzipSize(html.replaceAll(inContent, '')),
    css: gzipSize(styles.join('\n')) + sum(css.map(sizeOf)),
    script: sum(script.map(sizeOf)),
    requests: 1 + css.length + script.length + fonts.length + images.size,
    fonts: sum(fonts.map(bytes)),
  };
}
