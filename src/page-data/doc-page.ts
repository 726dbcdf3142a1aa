import type { Named, SidebarNode } from './navigation.ts';

/** An entry of the table of contents. */
export interface TocEntry {
  id: string;
  text: string;
  depth: number;
}

/** A heading of the text. */
export interface PageHeading {
  depth: number;
  slug: string;
  text: string;
}

/** Everything around a doc's text; the view prints it and computes nothing. */
export interface DocPageData {
  address: string;
  title: string;
  description: string;
  kind: string;
  /** Words readers use for the page. */
  aliases: readonly string[];
  sidebar: SidebarNode[];
  /** From the top of the sidebar to this page. */
  breadcrumbs: SidebarNode[];
  previous?: Named;
  next?: Named;
  toc: TocEntry[];
  checkedWith: string[];
  checkedOn: string;
  sources: Array<{ title: string; url: string }>;
  lastUpdated?: { iso: string; text: string };
  editHref?: string;
  markdownAddress: string;
  noIndex: boolean;
}
