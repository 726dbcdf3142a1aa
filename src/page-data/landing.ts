import type { Named, SidebarNode } from './navigation.ts';

/** An entry in the index of all pages: a page, or a category with its entries. */
export interface IndexNode {
  label: string;
  address?: string;
  items: IndexNode[];
}

/** The contents of a version's docs landing page. */
export interface LandingData {
  address: string;
  versionLabel: string;
  sidebar: SidebarNode[];
  /** Written pages in reading order, without generated reference pages. */
  pages: Named[];
  /** Every page in sidebar order; a generated reference is one entry. */
  index: IndexNode[];
}
