import type { ChromeData } from '../page-data/chrome.ts';
import type { DocPageData } from '../page-data/doc-page.ts';
import type { AnyGeneratedPage } from '../page-data/generated-page.ts';
import { chromeFor } from './chrome.ts';
import { docPageData } from './doc-page.ts';
import type { Doc } from './pages.ts';
import { writtenPages } from './written-pages.ts';

/** Everything that a page of the docs shows. */
export interface DocContents {
  page: DocPageData;
  chrome: ChromeData;
  /** Address of its version of the docs. */
  docsAddress: string;
  /** The article of a written page. */
  html?: string;
  generated?: AnyGeneratedPage;
}

/** Compiles a written page in a dev server, where its file may have changed; a build has compiled all of them. */
export async function docContents(doc: Doc): Promise<DocContents> {
  const { generated, version } = doc;
  const chrome = await chromeFor(doc.address, version.name);
  const around = { chrome, docsAddress: version.path };
  if (generated) return { ...around, page: await docPageData(doc, generated.headings), generated };
  const { compile, compiled } = writtenPages();
  const { headings, html } = (import.meta.env.PROD && compiled.get(doc.file)) || (await compile(doc.file));
  return { ...around, page: await docPageData(doc, headings), html };
}
