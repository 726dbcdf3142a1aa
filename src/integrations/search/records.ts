import { parseFragment } from 'parse5';
import { ContentCache, contentKey } from '../../build-cache/content-cache.ts';
import type { Language } from '../../tools/search/embedded/languages.ts';
import type { Kind } from '../../tools/search/source.ts';
import type { BuiltPage } from '../built-pages.ts';
import { attribute, find, hasClass } from '../html-tree.ts';
import { type ArticleSection, articleSections } from './article.ts';
import { type Name, pageLanguages, pageNames, sectionLanguages } from './page-names.ts';

/** What the search knows of one section of a page: the embedded index is built from it, Algolia gets it as it is. */
export interface SearchRecord {
  objectID: string;
  /** Address of the section, without base; `#heading` unless it is the page's beginning. */
  address: string;
  pageAddress: string;
  title: string;
  /** Section of the docs the page belongs to. */
  section: string;
  kind: Kind;
  /** From the page's title down to the heading. */
  path: string[];
  heading: string;
  text: string;
  /** What stands in the text as code, each once. */
  identifiers: string[];
  language: string;
  /** Name of the version of the docs. */
  version: string;
  /** What the page is called, with how much each name is its own, 0 to 1; only at the page's beginning. */
  names: Name[];
  /** Languages that the section is for; none where it is for all. */
  languages: Language[];
  /** The page describes what should not be used any more. */
  deprecated: boolean;
  /** Greater comes first among equals: guides before generated reference, beginnings before what follows. */
  weight: number;
}

export interface RecordContext {
  language: string;
  versionOf(address: string): string;
  /** Label of the section of the docs that has the page. */
  sectionOf(address: string): string;
  /** What the sidebar calls the page. */
  labelOf(page: BuiltPage): string | undefined;
}

const KIND_WEIGHT: Record<Kind, number> = { guide: 40, concept: 40, reference: 30, api: 10, code: 10 };

const isKind = (value: string | undefined): value is Kind =>
  value !== undefined && Object.hasOwn(KIND_WEIGHT, value);

/** What the search reads from the HTML of an article. */
interface Article {
  kind: Kind;
  hasNotice: boolean;
  aliases: string[];
  sections: ArticleSection[];
}

/** Counts up when the same HTML gives other sections. */
const FORMAT = '1';
const kept = new ContentCache<Article | null>('search-articles', FORMAT, 1000);

/** Null where the page has no article. Most are the same as in the last build. */
function articleOf(html: string): Promise<Article | null> {
  // Only the article: everything around it is on every page.
  const [source = ''] = /<article[\s>][\s\S]*<\/article>/.exec(html) ?? [];
  return kept.take(contentKey(source), () => readArticle(source));
}

function readArticle(source: string): Article | null {
  const article = find(parseFragment(source), ({ tagName }) => tagName === 'article');
  if (!article) return null;
  const marked = attribute(article, 'data-kind');
  return {
    kind: isKind(marked) ? marked : 'guide',
    hasNotice: find(article, (node) => hasClass(node, 'api-notice')) !== undefined,
    aliases: attribute(article, 'data-aliases')?.split('|') ?? [],
    sections: articleSections(article),
  };
}

/** The records of one page, in its order; none where the page has no article. */
export async function pageRecords(
  page: BuiltPage,
  html: string,
  context: RecordContext,
): Promise<SearchRecord[]> {
  const article = await articleOf(html);
  if (!article) return [];
  const { kind, aliases } = article;
  const { address, title } = page;
  const label = context.labelOf(page);
  const deprecated = article.hasNotice || /\(legacy\b/.test(`${title} ${label}`);
  const names = pageNames({ address, title, label, kind, aliases });
  const languages = pageLanguages({ address, title, label });
  return article.sections.map(({ id, headings, text, identifiers }: ArticleSection): SearchRecord => {
    const path = [title, ...headings];
    const here = id === undefined ? address : `${address}#${id}`;
    return {
      objectID: here,
      address: here,
      pageAddress: address,
      title,
      section: context.sectionOf(address),
      kind,
      path,
      heading: path.at(-1) ?? title,
      text,
      identifiers,
      language: context.language,
      version: context.versionOf(address),
      names: id === undefined ? names : [],
      languages: sectionLanguages(headings, languages),
      deprecated,
      weight: KIND_WEIGHT[kind] - Math.min(path.length, 5),
    };
  });
}

/** The records of pages. @param read gives the HTML of one @param pages those a search may find */
export async function searchRecords(
  read: (page: BuiltPage) => Promise<string>,
  pages: Iterable<BuiltPage>,
  context: RecordContext,
): Promise<SearchRecord[]> {
  const records: SearchRecord[] = [];
  // One after the other: a parsed page is some hundred times its size in memory.
  for (const page of pages) {
    records.push(...(await pageRecords(page, await read(page), context)));
  }
  return records;
}
