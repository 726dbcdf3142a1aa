import { parseFragment } from 'parse5';
import type { Kind } from '../../search/format.ts';
import type { Language } from '../../search/languages.ts';
import { type BuiltPage, mainIn } from '../built-pages.ts';
import { attribute, type Element, find, hasClass } from '../html-tree.ts';
import { type ArticleSection, articleSections } from './article.ts';
import { type Name, pageLanguages, pageNames, sectionLanguages } from './page-names.ts';

/**
 * What the search knows about one section of a page. The embedded index is built from it, and Algolia gets it
 * unchanged.
 */
export interface SearchRecord {
  objectID: string;
  /** The section's address, without the base; with `#heading` unless it's the beginning of the page. */
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
  /** What the page says about itself; only at the beginning of a page. */
  description: string;
  /** The code in the text, each piece once. */
  identifiers: string[];
  /** Code of several words on one line, such as a message. */
  phrases: string[];
  /** Those of them that begin the heading or a line, which is about them. */
  messages: string[];
  language: string;
  /** Name of the version of the docs. */
  version: string;
  /** The page's names, each with how specific it is, 0 to 1; only at the beginning of a page. */
  names: Name[];
  /** Questions that the page answers; only at the beginning of a page. */
  asked: string[];
  /** Languages that the section is about; none if it's about all. */
  languages: Language[];
  /** The page describes something that shouldn't be used anymore. */
  deprecated: boolean;
  /** How many other pages link to the page in their text. */
  linked: number;
  /** Greater comes first among equals: guides before generated reference, beginnings before later sections. */
  weight: number;
}

export interface RecordContext {
  language: string;
  versionOf(address: string): string;
  /** Label of the section of the docs that contains the page. */
  sectionOf(address: string): string;
  /** The page's labels in the sidebar: its own, and that of a category that it opens. */
  labelsOf(page: BuiltPage): string[];
  /** How many other pages link to the page in their text. */
  linkedOf(address: string): number;
}

const KIND_WEIGHT: Record<Kind, number> = { guide: 40, concept: 40, reference: 30, api: 10, code: 10 };

const isKind = (value: string | undefined): value is Kind =>
  value !== undefined && Object.hasOwn(KIND_WEIGHT, value);

/** What the search reads from an article's HTML. */
interface Article {
  kind: Kind;
  hasNotice: boolean;
  aliases: string[];
  asked: string[];
  sections: ArticleSection[];
}

function readArticle(source: string): Article | null {
  const article = find(parseFragment(source), ({ tagName }) => tagName === 'article');
  if (!article) return null;
  const marked = attribute(article, 'data-kind');
  return {
    kind: isKind(marked) ? marked : 'guide',
    hasNotice: find(article, (node) => hasClass(node, 'api-notice')) !== undefined,
    aliases: listed(article, 'data-aliases'),
    asked: listed(article, 'data-asked'),
    sections: articleSections(article),
  };
}

const listed = (article: Element, name: string): string[] =>
  attribute(article, name)?.split('|').filter(Boolean) ?? [];

/** The records of one page, in order; none if the page has no article. @param read returns its HTML */
export async function pageRecords(
  page: BuiltPage,
  read: () => Promise<string>,
  context: RecordContext,
): Promise<SearchRecord[]> {
  const article = readArticle(mainIn(await read()));
  if (!article) return [];
  const { kind, aliases, asked } = article;
  const { address, title } = page;
  const labels = context.labelsOf(page);
  const deprecated = article.hasNotice || /\(legacy\b/.test([title, ...labels].join(' '));
  const names = pageNames({ address, title, labels, kind, aliases });
  const languages = pageLanguages({ address, title, labels });
  return article.sections.map(
    ({ id, headings, text, identifiers, phrases, messages }: ArticleSection): SearchRecord => {
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
        description: id === undefined ? page.description : '',
        identifiers,
        phrases,
        messages,
        language: context.language,
        version: context.versionOf(address),
        names: id === undefined ? names : [],
        asked: id === undefined ? asked : [],
        languages: sectionLanguages(headings, languages),
        deprecated,
        linked: context.linkedOf(address),
        weight: KIND_WEIGHT[kind] - Math.min(path.length, 5),
      };
    },
  );
}

/** The records of pages. @param read returns a page's HTML @param pages those that the search covers */
export async function searchRecords(
  read: (page: BuiltPage) => Promise<string>,
  pages: Iterable<BuiltPage>,
  context: RecordContext,
): Promise<SearchRecord[]> {
  const records: SearchRecord[] = [];
  // One at a time, because a parsed page takes several hundred times its size in memory.
  for (const page of pages) {
    records.push(...(await pageRecords(page, () => read(page), context)));
  }
  return records;
}
