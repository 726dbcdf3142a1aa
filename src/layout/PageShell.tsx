import type { ReactNode } from 'react';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import type { ChromeData, SidebarNode } from './data.ts';
import { Fixed } from './Fixed.tsx';
import { Footer } from './Footer.tsx';
import { LayOut } from './LayOut.tsx';
import { Menu } from './Menu.tsx';
import { Navbar } from './Navbar.tsx';
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
        <LayOut />
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
        <Fixed>
          <LayOut />
        </Fixed>
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
