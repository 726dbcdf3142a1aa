import type { SidebarNode } from './navigation.ts';

/** What a page says of itself in its head. */
export interface HeadData {
  /** The page's own name; the site's title is added. */
  title: string;
  description: string;
  address: string;
  noIndex?: boolean;
  /** Address of the Markdown twin. */
  markdownAddress?: string;
  breadcrumbs?: readonly SidebarNode[];
  /** Address of the social card image. */
  card?: string;
  /** Where the page sends its reader. */
  redirectTo?: string;
  article?: boolean;
}
