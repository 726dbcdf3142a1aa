import { pagesWithEveryPart, samplePages } from '../../support/sample-pages.ts';
import { listPages, type PageFile } from '../../support/site-pages.ts';

const all = listPages();

const withoutHtml = ({ file, address, kind }: PageFile): Omit<PageFile, 'html'> => ({ file, address, kind });

/** Every page of the site under test, sorted by address, without its HTML. */
export const sitePages: readonly Omit<PageFile, 'html'>[] = all.map(withoutHtml);

/** Reading pages: no redirects, and not the not-found page. */
export const readingPages = sitePages.filter(({ kind }) => kind === 'page');

/** All written reading pages, and as many generated ones as show each of their parts. */
export const sampledPages = samplePages(all.filter(({ kind }) => kind === 'page')).map(withoutHtml);

const everyPart = new Set(pagesWithEveryPart(all.filter(({ kind }) => kind === 'page')));

/** Addresses of as few pages as show each part next to every other. */
export const partAddresses = all.filter((page) => everyPart.has(page)).map(({ address }) => address);

/** An address without a page, below the base path. */
export const unknownAddress = `${readingPages[0]?.address ?? '/'}no/such/page`;
