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
    [...folders.values()].flatMap((group) => (isGenerated(group) ? pagesWithEveryPart(group) : group)),
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
export function pagesWithEveryPart<Page extends PageFile>(pages: readonly Page[]): Page[] {
  const seen = new Set<string>();
  return pages
    .toSorted((a, b) => b.html.length - a.html.length)
    .filter(({ html }) => {
      const before = seen.size;
      for (const pair of neighbors(html)) seen.add(pair);
      return seen.size > before;
    });
}

/** Each element in the article with the one before it, by name and class; of a page without an article, in all of it. */
function neighbors(html: string): string[] {
  const [article] = /<article[\s\S]*<\/article>/.exec(html) ?? [html];
  // Code contains only colored words.
  const names = [
    ...article.replace(/<pre[\s\S]*?<\/pre>/g, '<pre>').matchAll(/<(\w+)(?:[^>]*?\sclass="([^"]*)")?/g),
  ].map(([, tag, classes = '']) => `${tag}.${classes}`);
  return names.map((name, i) => `${names[i - 1] ?? ''} ${name}`);
}
