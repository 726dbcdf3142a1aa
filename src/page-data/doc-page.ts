import type { Named, Neighbors, SidebarNode } from './navigation.ts';
import type { PageType } from './page-type.ts';

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

/** When a page's facts were checked, and with what. */
export const checkedText = ({ on, with: versions }: { on: string; with: readonly string[] }): string =>
  `Checked on ${on} with ${versions.join(', ')}.`;

/** Everything around a doc's text; the view prints it without computing anything. */
export interface DocPageData {
  address: string;
  title: string;
  description: string;
  type: PageType;
  /** Words readers use for the page. */
  aliases: readonly string[];
  /** Questions that it answers, for the search. */
  asked: readonly string[];
  sidebar: SidebarNode[];
  /** From the top of the sidebar down to this page. */
  breadcrumbs: SidebarNode[];
  previous?: Named;
  next?: Neighbors['next'];
  toc: TocEntry[];
  /** When its facts were checked, and with which versions. */
  checked?: { with: string[]; on: string };
  sources: Array<{ title: string; url: string }>;
  /** Anchors of sections that are on other pages now, and where. */
  moved: Array<{ id: string; href: string }>;
  lastUpdated?: { iso: string; text: string };
  editHref?: string;
  /** Starts a report about the page; it ends with the page's version, after which the reader's selection goes. */
  reportHref?: string;
  markdownAddress: string;
  /** Links that open the page in an assistant. */
  assistants: Array<{ label: string; href: string }>;
  /** The page that says how assistants use these docs. */
  assistantsPage?: string;
  /** The operator's script for "Was this page helpful?", and what it's told. */
  feedback?: { src: string; version: string };
  noIndex: boolean;
}
