import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import type { ChromeData, NavItem } from './data.ts';
import { Fixed } from './Fixed.tsx';
import { HomeLink, NavItems } from './Navbar.tsx';

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
export function Menu({ chrome, isColumn, children }: MenuProps) {
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
