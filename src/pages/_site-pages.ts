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

/** Each page's value, by address, made when it's asked for. */
async function makers(): Promise<ReadonlyMap<string, () => Promise<SitePage>>> {
  const [docs, fixed, twins] = await Promise.all([getDocs(), fixedPages(), twinAddresses()]);
  const once = (make: () => Promise<SitePage>) => {
    let page: Promise<SitePage> | undefined;
    return () => {
      page ??= make();
      return page;
    };
  };
  return new Map([
    ...fixed.map((page) => [page.head.address, once(async () => fixedValue(page, twins))] as const),
    ...docs.map((doc) => [doc.address, once(() => docValue(doc, twins))] as const),
  ]);
}

/** What's computed once. After an edit, a dev server runs this module again. */
let made: ReturnType<typeof makers> | undefined;
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

/** A page as a value. */
export async function sitePageAt(address: string): Promise<SitePage | undefined> {
  made ??= makers();
  return (await made).get(address)?.();
}

/**
 * Every page of the site as a value: what makes files from pages reads these. In a dev server, a page that its author hasn't
 * finished isn't among them.
 */
export async function sitePages(): Promise<SitePage[]> {
  made ??= makers();
  const all = await Promise.allSettled([...(await made).values()].map((make) => make()));
  const failed = all.find(({ status }) => status === 'rejected');
  if (failed && import.meta.env.PROD) throw (failed as PromiseRejectedResult).reason;
  if (import.meta.env.PROD) saveValues();
  return all.flatMap((page) => (page.status === 'fulfilled' ? [page.value] : []));
}
