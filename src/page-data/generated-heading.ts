/** A heading of a page's text, as the table of contents wants it. */
export interface GeneratedHeading {
  depth: 2 | 3;
  /** Its id on the page. */
  slug: string;
  text: string;
}
