import { site } from 'virtual:site';
import { findAll, findOne } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { keptValues } from '../content/cache.ts';
import type { SitePage } from '../content/page-value.ts';
import { type Doc, getDocs } from '../content/pages.ts';
import { once } from '../content/read-data-file.ts';
import { htmlToMarkdown } from '../features/machine-readable/html-to-markdown.ts';
import { twinLinks, twinOf } from '../features/machine-readable/twin.ts';
import { sectionsOf } from '../features/search/records.ts';
import { checkedText, type ShownPage, searchKind } from '../layout/data.ts';
import { Frame } from '../layout/page-parts.tsx';
import { docPage, docText } from './_doc.tsx';
import { homePage } from './_home.tsx';
import { listPages } from './_lists.tsx';
import { toolPage } from './tools/_tool.tsx';

/** The pages that the site has besides its docs. After an edit, a dev server runs this module again. */
const fixedPages = once(
  (): Promise<ShownPage[]> =>
    Promise.all([homePage(), ...[...listPages.values()].map((make) => make()), ...site.tools.map(toolPage)]),
);

/** Every page by address, made when it's asked for. */
export async function shownPages(): Promise<ReadonlyMap<string, () => Promise<ShownPage>>> {
  const [others, docs] = await Promise.all([fixedPages(), getDocs()]);
  return new Map([
    ...others.map((page) => [page.head.address, async () => page] as const),
    ...docs.map((doc) => [doc.address, () => docPage(doc)] as const),
  ]);
}

/** What follows from a page's HTML. */
type Read = Pick<SitePage, 'sections' | 'links'> & { body?: string };

/** Pages as they were read last, by address. */
const kept = keptValues<Read>('page-values');
const settings = JSON.stringify(site);

/**
 * @param facts what's known about the page
 * @param html its text, or the page without its frame
 * @param twins the addresses of all pages that have a Markdown form
 */
function sitePage(
  facts: Omit<SitePage, keyof Read | 'html' | 'markdown'>,
  html: string,
  twins: ReadonlySet<string>,
): SitePage {
  const { address } = facts;
  const from = [settings, ...twins, html].join('\n');
  const read = kept.find(address, from) ?? kept.add(address, from, readHtml(address, html, twins));
  const { body, sections, links } = read;
  const page = { ...facts, html, sections, links };
  return body === undefined ? page : { ...page, markdown: twinOf(page, body, site) };
}

/** Parsed once, because a parsed page takes several hundred times its size in memory. */
function readHtml(address: string, html: string, twins: ReadonlySet<string>): Read {
  const whole = parseDocument(html.replace(/<noscript>.*?<\/noscript>/gs, ''));
  const tree = findOne(({ tagName }) => tagName === 'main', whole) ?? whole;
  return {
    sections: sectionsOf(tree),
    links: findAll(({ tagName }) => tagName === 'a', tree).flatMap((link) => link.attribs.href ?? []),
    ...(twins.has(address) && { body: htmlToMarkdown(tree, twinLinks(address, twins, site)) }),
  };
}

async function docValue(doc: Doc, twins: ReadonlySet<string>): Promise<SitePage> {
  const { page, html } = await docText(doc);
  const { address, title, description, aliases, asked, breadcrumbs, sources, checked } = page;
  const [top] = breadcrumbs;
  const facts = {
    address,
    title,
    description,
    kind: searchKind(page.type),
    aliases,
    asked,
    version: doc.version.label,
    ...(top && { label: breadcrumbs.at(-1)?.label }),
    ...(top && top.address !== address && { section: top.label }),
    sources,
    ...(page.lastUpdated && { changed: page.lastUpdated.iso }),
    ...(checked && { checked: checkedText(checked) }),
  };
  return sitePage(facts, html, twins);
}

function fixedValue({ head, view }: ShownPage, twins: ReadonlySet<string>): SitePage {
  const { address, title, description } = head;
  const facts = { address, title, description, aliases: [], asked: [], sources: [] };
  const html = renderToStaticMarkup(createElement(Frame, { value: false }, view));
  return sitePage(facts, html, twins);
}

/** The addresses of the pages that have a Markdown form. */
export const twinAddresses = once(async (): Promise<ReadonlySet<string>> => {
  const [fixed, docs] = await Promise.all([fixedPages(), getDocs()]);
  return new Set([
    ...fixed.flatMap(({ head }) => (head.markdownAddress ? [head.address] : [])),
    ...docs.map(({ address }) => address),
  ]);
});

/** A page as a value, made when it's asked for. */
export const sitePageAt = once(async (address: string): Promise<SitePage> => {
  const page = (await fixedPages()).find(({ head }) => head.address === address);
  if (page) return fixedValue(page, await twinAddresses());
  const doc = (await getDocs()).find((one) => one.address === address);
  if (!doc) throw new Error(`there's no page at ${address}`);
  return docValue(doc, await twinAddresses());
});

/**
 * Every page of the site as a value: what makes files from pages reads these. In a dev server, a page that its author hasn't
 * finished isn't among them.
 */
export async function sitePages(): Promise<SitePage[]> {
  const [fixed, docs] = await Promise.all([fixedPages(), getDocs()]);
  const addresses = [...fixed.map(({ head }) => head.address), ...docs.map(({ address }) => address)];
  const all = await Promise.allSettled(addresses.map((address) => sitePageAt(address)));
  const failed = all.find(({ status }) => status === 'rejected');
  if (failed && import.meta.env.PROD) throw (failed as PromiseRejectedResult).reason;
  if (import.meta.env.PROD) kept.save();
  return all.flatMap((page) => (page.status === 'fulfilled' ? [page.value] : []));
}
