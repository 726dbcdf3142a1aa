import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SitePage } from '../content/page-value.ts';
import { type Doc, getDocs } from '../content/pages.ts';
import { saveValues, sitePage } from '../content/site-page.ts';
import type { ShownPage } from '../layout/data.ts';
import { checkedText, searchKind } from '../layout/data.ts';
import { Frame } from '../layout/Fixed.tsx';
import { docText } from './_doc.tsx';
import { fixedPages } from './_shown-pages.ts';

async function docValue(doc: Doc, twins: ReadonlySet<string>): Promise<SitePage> {
  const { page, html } = await docText(doc);
  const { address, title, description, aliases, asked, breadcrumbs, sources, checked } = page;
  const [top] = breadcrumbs;
  const facts = {
    address,
    title,
    description,
    noIndex: doc.facts.noIndex,
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
  const { address, title, description, noIndex = false } = head;
  const facts = { address, title, description, noIndex, aliases: [], asked: [], sources: [] };
  const html = renderToStaticMarkup(createElement(Frame, { value: false }, view));
  return sitePage(facts, html, twins);
}

/** What's computed once. After an edit, a dev server runs this module again. */
const values = new Map<string, Promise<SitePage>>();
let twins: Promise<ReadonlySet<string>> | undefined;

/** The addresses of the pages that have a Markdown form. */
export function twinAddresses(): Promise<ReadonlySet<string>> {
  twins ??= Promise.all([fixedPages(), getDocs()]).then(
    ([fixed, docs]) =>
      new Set([
        ...fixed.flatMap(({ head }) => (head.markdownAddress ? [head.address] : [])),
        ...docs.map(({ address }) => address),
      ]),
  );
  return twins;
}

async function makeValue(address: string): Promise<SitePage> {
  const page = (await fixedPages()).find(({ head }) => head.address === address);
  if (page) return fixedValue(page, await twinAddresses());
  const doc = (await getDocs()).find((one) => one.address === address);
  if (!doc) throw new Error(`there's no page at ${address}`);
  return docValue(doc, await twinAddresses());
}

/** A page as a value, made when it's asked for. */
export function sitePageAt(address: string): Promise<SitePage> {
  const value = values.get(address) ?? makeValue(address);
  values.set(address, value);
  return value;
}

/**
 * Every page of the site as a value: what makes files from pages reads these. In a dev server, a page that its author hasn't
 * finished isn't among them.
 */
export async function sitePages(): Promise<SitePage[]> {
  const [fixed, docs] = await Promise.all([fixedPages(), getDocs()]);
  const addresses = [...fixed.map(({ head }) => head.address), ...docs.map(({ address }) => address)];
  const all = await Promise.allSettled(addresses.map(sitePageAt));
  const failed = all.find(({ status }) => status === 'rejected');
  if (failed && import.meta.env.PROD) throw (failed as PromiseRejectedResult).reason;
  if (import.meta.env.PROD) saveValues();
  return all.flatMap((page) => (page.status === 'fulfilled' ? [page.value] : []));
}
