/** The index's files. Runs where pages are rendered: in a build, and in a dev server. */
import { hash } from 'node:crypto';
import { site } from 'virtual:site';
import { docContents } from '../../content/doc-contents.ts';
import { type Doc, getDocs } from '../../content/pages.ts';
import type { AnyGeneratedPage } from '../../page-data/generated-page.ts';
import { searchKind } from '../../page-data/page-type.ts';
import type { Body, Manifest, SearchPage } from './pages.ts';
import { textsOf } from './texts.ts';

/** The article of a generated page. */
type Render = (page: AnyGeneratedPage) => string;

/**
 * Every page that the search covers, as a value. The text of a page comes from its compiled article, because a component's
 * words are known only then.
 */
export async function pagesForSearch(render: Render): Promise<Array<SearchPage & { body: Body }>> {
  const docs = (await getDocs()).filter(({ facts }) => !facts.noIndex);
  return Promise.all(docs.map((doc) => pageOf(doc, render)));
}

async function pageOf(doc: Doc, render: Render): Promise<SearchPage & { body: Body }> {
  const { page, html, generated } = await docContents(doc);
  const article = html ?? (generated ? render(generated) : '');
  const { headings, texts } = textsOf(article);
  const [top] = page.breadcrumbs;
  const label = page.breadcrumbs.at(-1)?.label;
  const version = site.versions.length > 1 ? `${doc.version.label}: ` : '';
  return {
    address: doc.address,
    title: page.title,
    section: top && top.address !== doc.address ? version + top.label : version.replace(': ', ''),
    kind: searchKind(page.type),
    description: page.description,
    aliases: label === undefined || label === page.title ? page.aliases : [...page.aliases, label],
    asked: page.asked,
    headings: headings.map(([, text]) => text),
    body: { ids: headings.map(([id]) => id), texts },
  };
}

/** The text of each file by its path below the base. */
export interface IndexFiles {
  manifest: Manifest;
  files: ReadonlyMap<string, string>;
}

/** A name that changes with the content, in the folder that hosts let browsers keep for a year. */
const pathOf = (name: string, text: string) =>
  `_astro/search-${name}.${hash('sha256', text, 'hex').slice(0, 10)}.json`;

async function makeFiles(render: Render): Promise<IndexFiles> {
  const pages = await pagesForSearch(render);
  const names = JSON.stringify(pages.map(({ body: _, ...page }) => page));
  const bodies = JSON.stringify(pages.map(({ body }) => body));
  const manifest = { names: pathOf('names', names), bodies: pathOf('bodies', bodies) };
  return {
    manifest,
    files: new Map([
      [manifest.names, names],
      [manifest.bodies, bodies],
    ]),
  };
}

let making: Promise<IndexFiles> | undefined;

/** The index's files; in a dev server, as pages are at the moment. */
export function indexFiles(render: Render): Promise<IndexFiles> {
  if (import.meta.env.DEV) return makeFiles(render);
  making ??= makeFiles(render);
  return making;
}
