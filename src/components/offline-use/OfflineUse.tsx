export interface OfflineProps {
  /** The zip's address without the base path, and as a link. */
  copy?: { address: string; link: string };
  /** `ask` offers the tools. */
  pages?: 'ask' | 'never';
}

export const NO_COPY = 'This site doesn’t offer a copy to download.';
export const NO_PAGES = 'This site doesn’t keep pages in your browser.';
export const PAGES = 'This site keeps the pages that you visit, and the search, in your browser.';

/** The file's name. */
export const nameOf = (address: string) => address.split('/').at(-1);

/** What the site offers, and a place for what the service worker's script adds. */
export function OfflineUse({ copy, pages }: OfflineProps) {
  return (
    <div className="callout" role="note">
      <p className="callout-title">On this site</p>
      {copy ? (
        <p>
          <a href={copy.link} download="">
            {nameOf(copy.address)}
          </a>{' '}
          is a copy of all pages.
        </p>
      ) : (
        <p>{NO_COPY}</p>
      )}
      {pages ? <p>{PAGES}</p> : <p>{NO_PAGES}</p>}
      {pages && <div className="prose" data-offline-use={pages} />}
    </div>
  );
}
