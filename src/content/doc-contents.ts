import { compiledPage } from 'virtual:pages';
import type { ChromeData, DocPageData } from '../layout/data.ts';
import { chromeFor } from './chrome.ts';
import { docPageData } from './doc-page.ts';
import { FrontMatterError } from './front-matter.ts';
import type { AnyGeneratedPage } from './generated/page.ts';
import type { Heading } from './markdown/page.ts';
import type { Doc } from './pages.ts';

interface Article {
  headings: readonly Heading[];
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
 * A page without what surrounds it.
 * @throws FrontMatterError for mistakes in its front matter
 */
async function articleOf(doc: Doc): Promise<Article> {
  const { generated, problems = [] } = doc;
  if (problems.length > 0) throw new FrontMatterError(problems);
  if (generated) return { headings: generated.headings, generated };
  return compiledPage(doc.file);
}

/** @throws FrontMatterError for mistakes in its front matter */
export async function docContents(doc: Doc): Promise<DocContents> {
  const { headings, html, generated } = await articleOf(doc);
  const page = await docPageData(doc, headings);
  const chrome = await chromeFor(doc.address, doc.version.name);
  return { page, html, generated, chrome, docsAddress: doc.version.path };
}
