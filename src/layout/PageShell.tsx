import { site } from 'virtual:site';
import type { ReactNode } from 'react';
import { htmlWithLinks } from '../config/fields.ts';
import { href } from '../ui/href.ts';
import { Icon } from '../ui/Icon.tsx';
import type { ChromeData, NavItem, SidebarNode } from './data.ts';
import { Footer } from './Footer.tsx';
import { HomeLink, Navbar, NavItems } from './Navbar.tsx';
import { Fixed } from './page-parts.tsx';
import { Sidebar } from './Sidebar.tsx';

export interface PageShellProps {
  chrome: ChromeData;
  /** The docs sidebar and the address marked in it; pages outside the docs have none. */
  sidebar?: { nodes: readonly SidebarNode[]; current: string };
  /** Next to the main content in a wide window. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What surrounds every page's content. `src/client/navigation` swaps everything between navbar and footer. */
export function PageShell({ chrome, sidebar, aside, children }: PageShellProps) {
  // On a phone, the menu has the docs on every page.
  const tree = sidebar ?? (chrome.docs && { nodes: chrome.docs, current: '' });
  return (
    <>
      <Fixed>
        <SkipLink />
        <AnnouncementBar />
      </Fixed>
      <Navbar chrome={chrome} />
      <div
        className={sidebar ? 'layout layout-docs' : 'layout'}
        id="layout"
        data-docs-version={chrome.version}
      >
        <Menu chrome={chrome} isColumn={sidebar !== undefined}>
          {tree && tree.nodes.length > 0 && <Sidebar {...tree} />}
        </Menu>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {aside}
      </div>
      <Fixed>
        <Footer />
      </Fixed>
    </>
  );
}

/** First on every page, so that keyboard users can skip the navigation. */
function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      Skip to main content
    </a>
  );
}

/** The operator's message. Its close button appears when the script runs; the bar stays closed until the id changes. */
function AnnouncementBar() {
  const bar = site.announcementBar;
  if (!bar) return null;
  return (
    <aside className="announcement" id="announcement" aria-label="Announcement" data-id={bar.id}>
      <p dangerouslySetInnerHTML={{ __html: htmlWithLinks(bar.content, href) }} />
      {bar.isCloseable && (
        <button type="button" className="icon-button" data-dismiss hidden>
          <Icon name="close" />
          <span className="sr-only">Dismiss the announcement</span>
        </button>
      )}
    </aside>
  );
}

interface MenuProps {
  chrome: ChromeData;
  /** Whether a wide window shows it as a column. */
  isColumn: boolean;
  children?: ReactNode;
}

/**
 * On a phone, the slide-in menu with the navbar's items and the docs sidebar; on a desktop, the column that shows the
 * sidebar. It's one element, so the page contains the sidebar only once. As a popover, it opens, and closes on Escape
 * or a tap outside, without script; `src/layout/Menu.client.ts` adds the rest.
 */
function Menu({ chrome, isColumn, children }: MenuProps) {
  const of = (...kinds: Array<NavItem['kind']>) =>
    [...chrome.left, ...chrome.right].filter(({ kind }) => kinds.includes(kind));
  return (
    <div className={isColumn ? 'menu menu-docs' : 'menu'} id="menu" popover="auto">
      <nav className="menu-head" aria-label="Site">
        <button type="button" className="icon-button" popoverTarget="menu" popoverTargetAction="hide">
          <Fixed>
            <Icon name="close" />
            <span className="sr-only">Close the menu</span>
          </Fixed>
        </button>
        <HomeLink />
        <NavItems items={[...of('icon'), ...of('search'), ...of('link', 'menu', 'html')]} />
      </nav>
      {children}
    </div>
  );
}
