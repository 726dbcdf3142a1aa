import type { ChromeData } from '../page-data/chrome.ts';
import type { DocPageData, PageHeading } from '../page-data/doc-page.ts';
import type { AnyGeneratedPage } from '../page-data/generated-page.ts';
import { chromeFor } from './chrome.ts';
import { docPageData } from './doc-page.ts';
import { FrontMatterError } from './front-matter-problems.ts';
import { type Doc, getDocs } from './pages.ts';
import { writtenPages } from './written-pages.ts';

interface Article {
  headings: readonly PageHeading[];
  /** The article of a written page. */
  html?: string;
  generated?: AnyGeneratedPage;
}

/** Everything that a page of the docs shows. */
export interface DocContents extends Omit<Article, 'headings'> {
  page: DocPageData;
  chrome: ChromeData;
  /** Address of its version of the docs. */
  docsAddress: string;
}

/**
 * A page without what surrounds it. A dev server compiles a written page, because its file may have changed; a build has
 * compiled all of them.
 * @throws FrontMatterError for mistakes in its front matter
 */
export async function articleOf(doc: Doc): Promise<Article> {
  const { generated, problems = [] } = doc;
  if (problems.length > 0) throw new FrontMatterError(problems);
  if (generated) return { headings: generated.headings, generated };
  const { compile, compiled } = writtenPages();
  return (import.meta.env.PROD && compiled.get(doc.file)) || (await compile(doc.file));
}

/**
 * @param listed the page when Astro listed all of them, which can be edits ago
 * @throws FrontMatterError for mistakes in its front matter
 */
export async function docContents(listed: Doc): Promise<DocContents> {
  const now = import.meta.env.DEV ? await getDocs() : [];
  const doc = now.find(({ address }) => address === listed.address) ?? listed;
  const { headings, html, generated } = await articleOf(doc);
  const page = await docPageData(doc, headings);
  const chrome = await chromeFor(doc.address, doc.version.name);
  return { page, html, generated, chrome, docsAddress: doc.version.path };
}
