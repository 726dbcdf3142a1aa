import type { Named, SidebarNode } from './navigation.ts';

/** An entry of the index of all pages: a page, or a category with what is under it. */
export interface IndexNode {
  label: string;
  address?: string;
  items: IndexNode[];
}

/** What the landing page of a version's docs shows. */
export interface LandingData {
  address: string;
  versionLabel: string;
  sidebar: SidebarNode[];
  /** Written pages in reading order. Generated reference pages aren't among them. */
  pages: Named[];
  /** Every page in the order of the sidebar; a generated reference is one entry. */
  index: IndexNode[];
}
