import type { Kind } from '@content-credentials/search/sections';
import type { ReactElement } from 'react';
import type { IconName } from '../config/layout.ts';
import type { PageFacts } from '../content/front-matter.ts';

export interface SidebarNode {
  label: string;
  /** Canonical address, or an external one; optional for a category. */
  address?: string;
  external?: boolean;
  /** Only leads there: a page of this site has its own entry elsewhere, with its breadcrumbs and neighbors. */
  isLink?: boolean;
  items?: SidebarNode[];
  /** Closed until the reader opens it or visits a page in it. */
  collapsed?: boolean;
  /** Its own page lists its entries, and the sidebar doesn't. */
  unlisted?: boolean;
  /** An unlisted entry below it is the current page. */
  isAbove?: boolean;
  /** Generated from data: readers look its pages up instead of reading them in order. */
  isReference?: boolean;
  /** The page above a reference, whose sidebar is its own. */
  isBack?: boolean;
  /** Of a closed branch without its entries: the address of a page that has them. */
  entriesOn?: string;
}

export interface Named {
  address: string;
  label: string;
}

export interface Neighbors {
  previous?: Named;
  next?: Named & { description?: string; isCode?: boolean };
}

/** What searches can be filtered by: tutorials and tasks are guides. */
export const searchKind = (type: PageFacts['type']): Kind =>
  type === 'tutorial' || type === 'task' ? 'guide' : type;

export interface TocEntry {
  id: string;
  text: string;
  depth: number;
}

/** When a page's facts were checked, and with what. */
export const checkedText = ({ on, with: versions }: { on: string; with: readonly string[] }): string =>
  `Checked on ${on} with ${versions.join(', ')}.`;

/** Everything around a doc's text; the view prints it without computing anything. */
export interface DocPageData extends Omit<PageFacts, 'sidebarLabel' | 'checked' | 'moved'> {
  address: string;
  sidebar: SidebarNode[];
  /** From the top of the sidebar down to this page. */
  breadcrumbs: SidebarNode[];
  previous?: Named;
  next?: Neighbors['next'];
  toc: TocEntry[];
  checked?: { with: string[]; on: string };
  /** Anchors of sections that are on other pages now, and where. */
  moved: Array<{ id: string; href: string }>;
  lastUpdated?: { iso: string; text: string };
  editHref?: string;
  /** Starts a report about the page, with its URL and version. */
  reportHref?: string;
  markdownAddress: string;
  assistants: Array<{ label: string; href: string }>;
  /** The page that says how assistants use these docs. */
  assistantsPage?: string;
  /** The operator's script for "Was this page helpful?", and what it's told. */
  feedback?: { src: string; version: string };
}

export interface LandingData {
  address: string;
  versionLabel: string;
  sidebar: SidebarNode[];
  /** Pages of the sidebar in reading order. */
  pages: Named[];
  /** The whole sidebar. */
  nodes: SidebarNode[];
}

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

export interface ChromeData {
  left: NavItem[];
  right: NavItem[];
  /** The page's docs version, stored as the reader's choice. */
  version?: string;
  /** Outside the docs: their sidebar, with all branches closed, for the menu on a phone. */
  docs?: SidebarNode[];
}

export interface HeadData {
  /** The page's own title; the site's is added. */
  title: string;
  description: string;
  address: string;
  noIndex?: boolean;
  markdownAddress?: string;
  breadcrumbs?: readonly SidebarNode[];
  card?: string;
  redirectTo?: string;
  article?: boolean;
  /** Rules of this page only. */
  style?: string | undefined;
}

export interface ShownPage {
  /** Pages of one kind have the same styles. */
  kind: string;
  head: HeadData;
  view: ReactElement;
}
