import type { IconName } from '../config/navbar.ts';

/** A link of the navbar, with the base path in it. */
export interface Link {
  label: string;
  href: string;
  current?: boolean;
}

/** An item of the navbar as it is shown. */
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
  /** The docs version of the page, remembered as the reader's choice. */
  version?: string;
}
