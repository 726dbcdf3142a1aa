import type { SidebarItem } from '../../config/sidebars.ts';
import type { ItemPageData, OverviewPageData } from '../../features/api-reference/schema.ts';
import type { StatusCodePage, StatusTopicPage } from '../../features/status-codes/page.ts';
import type { PageFacts } from '../front-matter.ts';

/** A generated page's facts; the same as a written page's front matter. */
export interface GeneratedFacts
  extends Pick<PageFacts, 'title' | 'description' | 'sidebarLabel' | 'sources'>,
    Required<Pick<PageFacts, 'checked'>> {
  /** Path below the docs' address, without the extension: `js-sdk/api/c2pa.ingredient`. */
  id: string;
  /** In search results, `api` and `code` pages come after written pages. */
  type: 'reference' | 'api' | 'code';
  /** The file to edit if the page has a mistake, relative to the source folder: `data/status-codes.json`. */
  file: string;
}

/** Generated pages and their sidebar structure. */
export interface Family<Page extends GeneratedFacts = AnyGeneratedPage> {
  pages: Page[];
  /** The sidebar entries below the heading of `{ type: 'generated', family: '…' }`. */
  sidebar: SidebarItem[];
}

/** A page of the API reference for one item. */
export type ItemPage = GeneratedFacts & { view: 'api-item'; data: ItemPageData };

/** The page of a package in the API reference. */
export type OverviewPage = GeneratedFacts & { view: 'api-overview'; data: OverviewPageData };

/** The page of a status code or of a topic. */
export type StatusPage = GeneratedFacts &
  ({ view: 'status-code'; data: StatusCodePage } | { view: 'status-topic'; data: StatusTopicPage });

/** A generated page; `view` determines which view shows it (src/pages/_doc.tsx). */
export type AnyGeneratedPage = ItemPage | OverviewPage | StatusPage;
