import './view.css';
import type { ChromeData, SidebarNode } from '../../layout/data.ts';
import { PageShell } from '../../layout/PageShell.tsx';
import { href } from '../../ui/href.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageIndex } from '../../views/landing/PageIndex.tsx';

export interface SearchPageProps {
  chrome: ChromeData;
  /** The sidebars of all versions. */
  nodes: readonly SidebarNode[];
}

/**
 * The search page. `client.ts` takes over `data-search-page`; the list of all pages works without JavaScript.
 */
export function SearchPage({ chrome, nodes }: SearchPageProps) {
  return (
    <PageShell chrome={chrome}>
      <div className="narrow search-page">
        <h1>Search</h1>
        <noscript>
          <p>
            Search needs JavaScript. Below are all pages of the documentation, so you can search this list
            with your browser.
          </p>
        </noscript>
        <div data-search-page>
          <search className="search-form">
            <label htmlFor="q">Words, an error message, or an exact name</label>
            <div className="search-bar">
              <Icon name="search" />
              <input
                id="q"
                className="search-field"
                type="search"
                placeholder=" "
                maxLength={500}
                autoComplete="off"
                autoCapitalize="off"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="search"
                dir="auto"
              />
            </div>
          </search>
          <div />
        </div>
        <section className="page-list" aria-labelledby="all-pages">
          <h2 id="all-pages">All pages</h2>
          <PageIndex nodes={nodes} href={href} />
        </section>
      </div>
    </PageShell>
  );
}
