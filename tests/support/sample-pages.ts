import { dirname } from 'node:path/posix';
import type { PageFile } from './site-pages.ts';

/** A folder with more pages than this was generated. */
const WRITTEN = 20;

/**
 * Pages for slow tests: all written pages, and as few generated ones as show every part, next to every other part it
 * can be combined with. The longest page comes first, so that it's always included.
 */
export function samplePages<Page extends PageFile>(pages: readonly Page[]): Page[] {
  const folders = Map.groupBy(pages, folderOf);
  const chosen = new Set(
    [...folders.values()].flatMap((group) => (isGenerated(group) ? pagesWithEveryPair(group) : group)),
  );
  return pages.filter((page) => chosen.has(page));
}

const isApi = ({ html }: PageFile): boolean => html.includes('data-kind="api"');

/** One folder for all packages' references, because their pages have the same parts. */
const folderOf = (page: PageFile): string => (isApi(page) ? 'api' : dirname(page.address));

const isGenerated = ([first, ...others]: readonly PageFile[]): boolean =>
  others.length >= WRITTEN || (first !== undefined && isApi(first));

/**
 * As few pages as show every part next to every other that any page has it next to: authors write no HTML, so a
 * mistake in it is one of a part or of two.
 */
export const pagesWithEveryPair = <Page extends PageFile>(pages: readonly Page[]): Page[] =>
  covering(pages, (html) => parts(html).map((name, i, all) => `${all[i - 1] ?? ''} ${name}`));

/** As few pages as show every part: for what's wrong inside of a part. */
export const pagesWithEveryPart = <Page extends PageFile>(pages: readonly Page[]): Page[] =>
  covering(pages, parts);

/** Pages of which each shows something that those before it don't. The longest comes first. */
function covering<Page extends PageFile>(pages: readonly Page[], shown: (html: string) => string[]): Page[] {
  const seen = new Set<string>();
  return pages
    .toSorted((a, b) => b.html.length - a.html.length)
    .filter(({ html }) => {
      const before = seen.size;
      for (const one of shown(html)) seen.add(one);
      return seen.size > before;
    });
}

/** The elements in the article, by name and class; of a page without an article, all of them. */
function parts(html: string): string[] {
  const [article] = /<article[\s\S]*<\/article>/.exec(html) ?? [html];
  // Code contains only colored words.
  return [
    ...article.replace(/<pre[\s\S]*?<\/pre>/g, '<pre>').matchAll(/<(\w+)(?:[^>]*?\sclass="([^"]*)")?/g),
  ].map(([, tag, classes = '']) => `${tag}.${classes}`);
}
