import type { Named, SidebarNode } from './navigation.ts';

/** A page with its description. */
export interface DocSummary extends Named {
  description: string;
}

/** A top entry of the sidebar with what is under it. */
export interface LandingSection {
  label: string;
  pages: DocSummary[];
}

/** The map of a version’s docs. */
export interface LandingData {
  address: string;
  versionLabel: string;
  sidebar: SidebarNode[];
  sections: LandingSection[];
}
