import { samplePages } from '../../../scripts/lib/testing/sample-pages.ts';
import { listPages, type PageFile } from '../../../scripts/lib/testing/site-pages.ts';

const all = listPages();

const withoutHtml = ({ file, address, kind }: PageFile): Omit<PageFile, 'html'> => ({ file, address, kind });

/** Every page of the site under test, in the order of the addresses; its HTML is left out. */
export const sitePages: readonly Omit<PageFile, 'html'>[] = all.map(withoutHtml);

/** Pages that are read: no redirects, not the not-found page. */
export const readingPages = sitePages.filter(({ kind }) => kind === 'page');

/** Of these, all that are written, and as many of those made from data as show every part of them. */
export const sampledPages = samplePages(all.filter(({ kind }) => kind === 'page')).map(withoutHtml);

/** An address that no page has, below the base path. */
export const unknownAddress = `${readingPages[0]?.address ?? '/'}no/such/page`;
