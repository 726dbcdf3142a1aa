import { listPages, type PageFile } from '../../../scripts/lib/testing/site-pages.ts';

/** Every page of the site under test, in the order of the addresses; its HTML is left out. */
export const sitePages: readonly Omit<PageFile, 'html'>[] = listPages().map(({ file, address, kind }) => ({
  file,
  address,
  kind,
}));

/** Pages that are read: no redirects, not the not-found page. */
export const readingPages = sitePages.filter(({ kind }) => kind === 'page');

/** An address that no page has, below the base path. */
export const unknownAddress = `${readingPages[0]?.address ?? '/'}no/such/page`;
