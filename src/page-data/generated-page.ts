import type { SidebarItem } from '../config/sidebars.ts';
import type { ItemPageData, OverviewPageData } from './api-reference.ts';
import type { GeneratedHeading } from './generated-heading.ts';
import type { StatusCodePage, StatusTopicPage } from './status-code-pages.ts';

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

/** A page of the API reference for one item. */
export type ItemPage = GeneratedFacts & { view: 'api-item'; data: ItemPageData };

/** The page of a package of the API reference. */
export type OverviewPage = GeneratedFacts & { view: 'api-overview'; data: OverviewPageData };

/** The page of a status code or of a topic of them. */
export type StatusPage = GeneratedFacts &
  ({ view: 'status-code'; data: StatusCodePage } | { view: 'status-topic'; data: StatusTopicPage });

/** A page made from data; `view` says which view shows it (src/views/generated.tsx). */
export type AnyGeneratedPage = ItemPage | OverviewPage | StatusPage;
