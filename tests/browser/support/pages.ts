import { pagesWithEveryPair, pagesWithEveryPart, samplePages } from '../../support/sample-pages.ts';
import { listPages, type PageFile } from '../../support/site-pages.ts';

const all = listPages();

const withoutHtml = ({ file, address, kind }: PageFile): Omit<PageFile, 'html'> => ({ file, address, kind });

/** Every page of the site under test, sorted by address, without its HTML. */
export const sitePages: readonly Omit<PageFile, 'html'>[] = all.map(withoutHtml);

/** Reading pages: no redirects, and not the not-found page. */
export const readingPages = sitePages.filter(({ kind }) => kind === 'page');

/** All written reading pages, and as many generated ones as show each of their parts. */
export const sampledPages = samplePages(all.filter(({ kind }) => kind === 'page')).map(withoutHtml);

const addressesOf = (choose: typeof pagesWithEveryPair): string[] => {
  const chosen = new Set(choose(all.filter(({ kind }) => kind === 'page')));
  return all.filter((page) => chosen.has(page)).map(({ address }) => address);
};

/** Addresses of as few pages as show each part. */
export const partAddresses = addressesOf(pagesWithEveryPart);

/** Addresses of as few pages as show each part next to every other. */
export const pairAddresses = addressesOf(pagesWithEveryPair);

/** An address without a page, below the base path. */
export const unknownAddress = `${readingPages[0]?.address ?? '/'}no/such/page`;
