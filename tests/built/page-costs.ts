import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'parse5';
import { attribute, childrenOf, type Element, isElement, type Node } from '../../src/content/html-tree.ts';
import type { Measure } from './limits.ts';

/** What surrounds an article, by the ids that the views assign. */
const LANDMARKS = ['announcement', 'navbar', 'menu', 'sidebar', 'toc', 'footer'];
/** Their items are entries of site.config.ts and sidebars.ts. */
const WITH_ITEMS = ['navbar', 'menu', 'sidebar'];

/** The elements below a node, including the contents of templates. */
function elements(node: Node): Element[] {
  const children = 'content' in node ? node.content.childNodes : childrenOf(node);
  return children.flatMap((child) => [...(isElement(child) ? [child] : []), ...elements(child)]);
}

/** The elements of a landmark, itself included, without the items of navigation. */
function frameOf(landmark: Element): Element[] {
  const all = [landmark, ...elements(landmark)];
  if (!WITH_ITEMS.includes(attribute(landmark, 'id') ?? '')) return all;
  const items = all.filter(({ tagName }) => tagName === 'li');
  const inItems = new Set(items.flatMap((item) => [item, ...elements(item)]));
  return all.filter((element) => !inItems.has(element));
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
const gzipSize = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

/**
 * Measures pages of a built site against `limits.ts`.
 * @param out the output folder
 * @returns what a page costs, from its HTML
 */
export function measurePages(
  out: string,
  site: { url: string; base: string },
): (html: string) => Record<Measure, number> {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? gzipSize(readFileSync(join(out, file)));
    sizes.set(file, size);
    return size;
  };
  const bytes = (file: string) => statSync(join(out, file)).size;

  /** The file at an address. Those that are missing or not ours fail in other checks. */
  const fileOf = (address: string | undefined): string[] => {
    const { origin, pathname } = new URL(address ?? '', site.url);
    const file = decodeURIComponent(pathname.slice(site.base.length));
    const isThere = origin === site.url && pathname.startsWith(site.base) && existsSync(join(out, file));
    return isThere && statSync(join(out, file)).isFile() ? [file] : [];
  };

  /** A module with its static imports, which are fetched before it runs. */
  const withImports = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    const source = readFileSync(join(out, file), 'utf8');
    // Bundled modules import at the beginning: `import"./a.js"` or `import{b as c}from"./a.js"`.
    for (const [, to = ''] of source.matchAll(/\b(?:import|from)\s*["'](\.{1,2}\/[^"']+)["']/g))
      withImports(join(dirname(file), to), seen);
    return seen;
  };

  /** The fonts that a stylesheet declares for a page's text. */
  const fontsOf = (stylesheet: string): string[] =>
    [...readFileSync(join(out, stylesheet), 'utf8').matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].flatMap(
      ([, url = '']) => fileOf(new URL(url, `${site.url}${site.base}${stylesheet}`).href),
    );

  return (html) => {
    // Without script, so that the contents of `<noscript>` are elements, too.
    const document = parse(html, { scriptingEnabled: false });
    const all = elements(document);
    const named = (name: string) => all.filter(({ tagName }) => tagName === name);
    const links = (rel: string) =>
      named('link').filter((one) => attribute(one, 'rel')?.split(' ').includes(rel));
    const files = (of: Element[], name = 'href') => of.flatMap((one) => fileOf(attribute(one, name)));

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
    const inContent = new RegExp(
      `<style>[\\s\\S]*?</style>|(?<=<${content}[^>]*>)[\\s\\S]*</${content}>`,
      'g',
    );
    const inArticle = named(content).flatMap(elements);
    // The menu contains the sidebar.
    const landmarks = all.filter((one) => LANDMARKS.includes(attribute(one, 'id') ?? ''));
    const items = new Set(
      landmarks.flatMap((one) => {
        const kept = new Set(frameOf(one));
        return elements(one).filter((element) => !kept.has(element));
      }),
    );
    return {
      html: gzipSize(html.replaceAll(inContent, '')),
      css: gzipSize(styles.join('\n')) + sum(css.map(sizeOf)),
      script: sum(script.map(sizeOf)),
      nodes: all.length - inArticle.length - items.size,
      requests: 1 + css.length + script.length + fonts.length + images.size,
      fonts: sum(fonts.map(bytes)),
    };
  };
}
