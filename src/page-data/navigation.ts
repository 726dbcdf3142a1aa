/** A sidebar entry as it's shown. */
export interface SidebarNode {
  label: string;
  /** Canonical address, or an external one; optional for a category. */
  address?: string;
  external?: boolean;
  items?: SidebarNode[];
  /** Closed until the reader opens it or visits a page in it. */
  collapsed?: boolean;
  /** Its own page lists its entries, and the sidebar doesn't. */
  unlisted?: boolean;
  /** An unlisted entry below it is the current page. */
  isAbove?: boolean;
  /** Generated from data: readers look its pages up instead of reading them in order. */
  isReference?: boolean;
  /** Of a closed branch without its entries: the address of a page that has them. */
  entriesOn?: string;
}

/** A page and the label of links to it. */
export interface Named {
  address: string;
  label: string;
}

/** The previous and next page in reading order. */
export interface Neighbors {
  previous?: Named;
  next?: Named & { description?: string };
}
