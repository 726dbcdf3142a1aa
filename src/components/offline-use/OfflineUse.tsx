export interface OfflineProps {
  /** The zip's address without the base path, and as a link. */
  copy?: { address: string; link: string };
  /** `ask` offers the tools. */
  pages?: 'ask' | 'never';
}

/** The file's name. */
const nameOf = (address: string) => address.split('/').at(-1);

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
        <p>This site doesn’t offer a copy to download.</p>
      )}
      {pages ? (
        <p>This site keeps the pages that you visit, and the search, in your browser.</p>
      ) : (
        <p>This site doesn’t keep pages in your browser.</p>
      )}
      {pages && <div className="prose" data-offline-use={pages} />}
    </div>
  );
}
