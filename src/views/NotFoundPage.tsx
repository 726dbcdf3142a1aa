import './NotFoundPage.css';
import { site } from 'virtual:site';
import type { ChromeData } from '../layout/data.ts';
import { PageShell } from '../layout/PageShell.tsx';
import { href } from '../ui/href.ts';
import { Doors } from './landing/Doors.tsx';

export interface NotFoundPageProps {
  chrome: ChromeData;
  searchAddress: string;
  docsAddress: string;
  /** Addresses of all existing pages. */
  known: ReadonlySet<string>;
}

/**
 * Served for every unknown address. Because the same file is served for all of them, `src/views/NotFoundPage.client.ts` fills
 * in the address and similar ones.
 */
export function NotFoundPage({ chrome, searchAddress, docsAddress, known }: NotFoundPageProps) {
  return (
    <PageShell chrome={chrome}>
      <div className="narrow not-found" data-not-found={site.noIndex ? '' : 'sitemap'}>
        {/* A file without a seal. */}
        <svg className="no-seal" viewBox="0 0 72 56" width="108" height="84" aria-hidden="true">
          <path d="M10 4h26l12 12v36H10zM36 4v12h12" />
          <path d="M46 22a12 12 0 1 0 .01 0z" />
        </svg>
        <h1>Page not found</h1>
        <p>There’s no page at this URL. It might have moved, or the URL might contain a typo.</p>
        {/* A line of its own, so that nothing moves when the script fills it in. */}
        <p className="requested-path" data-path />
        <search>
          <form className="not-found-search" action={href(searchAddress)} data-search-path>
            <label htmlFor="q">Search the documentation</label>
            <input
              id="q"
              name="q"
              type="search"
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
            />
            <button className="button" type="submit">
              Search
            </button>
          </form>
        </search>
        <ul className="plain-links">
          <li>
            <a href={href(docsAddress)}>Browse the documentation</a>
          </li>
          <li>
            <a href={href('/')}>Go to the home page</a>
          </li>
        </ul>
        <Doors known={(address) => known.has(address)} href={href} />
        {/* Last, so that nothing moves when the script fills it in. */}
        <div data-near hidden>
          <h2>Pages with a similar URL</h2>
          <ul className="plain-links" />
        </div>
      </div>
    </PageShell>
  );
}
