/** A link or image address as written, with its position. */
export interface WrittenLink {
  url: string;
  line: number;
  kind: 'link' | 'image';
  text: string;
}

/** What the compiler learns about a page's source, for the link report. */
export interface SourceRecord {
  /** Path of the `.mdx` file in the source folder. */
  file: string;
  links: WrittenLink[];
}

/** A heading, for the table of contents. */
export interface Heading {
  depth: number;
  slug: string;
  text: string;
}

/** A written page as a value: all that views and the steps after the build need to know about it. */
export interface CompiledPage extends SourceRecord {
  /** The article. */
  html: string;
  headings: Heading[];
  /** The source files of its images, by their paths in the output folder. */
  images: Record<string, string>;
}
