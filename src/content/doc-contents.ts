import type { ChromeData } from '../page-data/chrome.ts';
import type { DocPageData } from '../page-data/doc-page.ts';
import type { AnyGeneratedPage } from '../page-data/generated-page.ts';
import { chromeFor } from './chrome.ts';
import { docPageData } from './doc-page.ts';
import { FrontMatterError } from './front-matter-problems.ts';
import { type Doc, getDocs } from './pages.ts';
import { writtenPages } from './written-pages.ts';

interface Article {
  page: DocPageData;
  /** The article of a written page. */
  html?: string;
  generated?: AnyGeneratedPage;
}

/** Everything that a page of the docs shows. */
export interface DocContents extends Article {
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
  if (generated) return { page: await docPageData(doc, generated.headings), generated };
  const { compile, compiled } = writtenPages();
  const { headings, html } = (import.meta.env.PROD && compiled.get(doc.file)) || (await compile(doc.file));
  return { page: await docPageData(doc, headings), html };
}

/**
 * @param listed the page when Astro listed all of them, which can be edits ago
 * @throws FrontMatterError for mistakes in its front matter
 */
export async function docContents(listed: Doc): Promise<DocContents> {
  const now = import.meta.env.DEV ? await getDocs() : [];
  const doc = now.find(({ address }) => address === listed.address) ?? listed;
  const article = await articleOf(doc);
  const chrome = await chromeFor(doc.address, doc.version.name);
  return { ...article, chrome, docsAddress: doc.version.path };
}
