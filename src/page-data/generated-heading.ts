/** A heading in a page's text, for the table of contents. */
export interface GeneratedHeading {
  depth: 2 | 3;
  /** Its id on the page. */
  slug: string;
  text: string;
}
