import { type ChromeData, href } from '../content/chrome.ts';
import type { Named } from '../content/navigation.ts';
import { PageShell } from './PageShell.tsx';

export interface SearchPageProps {
  chrome: ChromeData;
  /** Every page in reading order: what there is to find. */
  pages: readonly Named[];
}

/** The search page. The list of all pages is the part of it that needs no script. */
export function SearchPage({ chrome, pages }: SearchPageProps) {
  return (
    <PageShell chrome={chrome}>
      <div className="narrow search-page" data-search-page>
        <h1>Search</h1>
        <search>
          <label htmlFor="q">Words in the title or address of a page</label>
          <input id="q" name="q" type="search" autoComplete="off" spellCheck={false} />
        </search>
        <noscript>
          <p>
            The search field needs JavaScript. Below is every page of the documentation; your browser can
            search this list.
          </p>
        </noscript>
        <p role="status" data-search-status />
        <ul className="page-list" data-search-list>
          {pages.map(({ address, label }) => (
            <li key={address}>
              <a href={href(address)}>{label}</a> <span>{address}</span>
            </li>
          ))}
        </ul>
      </div>
    </PageShell>
  );
}
