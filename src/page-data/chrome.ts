import type { IconName } from '../config/frame.ts';
import type { SidebarNode } from './navigation.ts';

/** A navbar link, including the base path. */
export interface Link {
  label: string;
  href: string;
  current?: boolean;
  /** The sidebar's branch that the page is in: the link stands for all pages of it. */
  area?: string;
  /** The page is in the section that begins there. */
  isSection?: boolean;
  /** The same page by version, on a page outside the docs: there, a reader's preferred version decides. */
  versions?: Record<string, string>;
}

/** A navbar item as it's shown. */
export type NavItem =
  | ({ kind: 'link' } & Link)
  | ({ kind: 'icon'; icon: IconName } & Link)
  | {
      kind: 'menu';
      of: 'dropdown' | 'locale' | 'version';
      label: string;
      items: Array<Link & { lang?: string; version?: string }>;
    }
  | { kind: 'search'; href: string }
  | { kind: 'html'; html: string };

/** What surrounds every page. */
export interface ChromeData {
  left: NavItem[];
  right: NavItem[];
  /** The page's docs version, stored as the reader's choice. */
  version?: string;
  /** Outside the docs: their sidebar, with all branches closed, for the menu on a phone. */
  docs?: SidebarNode[];
}
