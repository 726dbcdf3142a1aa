import type { ReactElement } from 'react';
import type { SidebarNode } from './navigation.ts';

/** A page's data for its head. */
export interface HeadData {
  /** The page's own title; the site's is added. */
  title: string;
  description: string;
  address: string;
  noIndex?: boolean;
  /** Address of the Markdown twin. */
  markdownAddress?: string;
  breadcrumbs?: readonly SidebarNode[];
  /** Address of the social card image. */
  card?: string;
  /** The target of a redirect page. */
  redirectTo?: string;
  article?: boolean;
}

/** A page as it's shown. */
export interface ShownPage {
  /** Pages of one kind have the same styles. */
  kind: string;
  head: HeadData;
  view: ReactElement;
}
