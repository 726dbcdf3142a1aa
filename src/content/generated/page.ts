import type { SidebarItem } from '../../config/sidebars.ts';

/** A heading of a page's text, as the table of contents wants it. */
export interface GeneratedHeading {
  depth: 2 | 3;
  /** Its id on the page. */
  slug: string;
  text: string;
}

/** What a page made from data says about itself; the same as the front matter of a written one. */
export interface GeneratedFacts {
  /** Path below the docs' address without extension: `js-sdk/api/c2pa.ingredient`. */
  id: string;
  title: string;
  /** At most 160 characters. */
  description: string;
  /** Text of its sidebar entry, where the title is too long. */
  sidebarLabel?: string;
  /** `api` and `code` pages come after guides in the search. */
  kind: 'reference' | 'api' | 'code';
  checked: { date: Date; with: string[] };
  sources: Array<{ title: string; url: string }>;
  /** The file of ours to edit when the page is wrong, from the source folder: `data/status-codes.json`. */
  file: string;
  headings: GeneratedHeading[];
}

/** Pages made from data, and how they hang together in the sidebar. */
export interface Family<Page extends GeneratedFacts = GeneratedFacts> {
  pages: Page[];
  /** What stands in the sidebar below the heading of `{ type: 'generated', family: '…' }`. */
  sidebar: SidebarItem[];
  /** Absolute paths of the files read, for a dev server to watch. */
  watch?: string[];
}
