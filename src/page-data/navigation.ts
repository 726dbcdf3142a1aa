/** An entry of a sidebar as it is shown. */
export interface SidebarNode {
  label: string;
  /** Canonical address, or an outside one; a category may have none. */
  address?: string;
  external?: boolean;
  items?: SidebarNode[];
  /** Closed until the reader opens it or is inside it. */
  collapsed?: boolean;
  /** Made from data: its pages are looked up, not read in order. */
  isReference?: boolean;
  /** A closed branch whose entries are not written out here, but on its own page. */
  elsewhere?: boolean;
}

/** A page and what links call it. */
export interface Named {
  address: string;
  label: string;
}

/** The pages before and after one in reading order. */
export interface Neighbours {
  previous?: Named;
  next?: Named;
}
