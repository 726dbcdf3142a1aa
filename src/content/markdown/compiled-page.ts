/** A link or image address as written, with its position. */
export interface WrittenLink {
  url: string;
  line: number;
  kind: 'link' | 'image';
  text: string;
}

/** A range of the source file and the Markdown that replaces it in the page's Markdown twin. */
export interface TwinEdit {
  start: number;
  end: number;
  text: string;
}

/** What the compiler learns about a page's source, for the link report and the Markdown twin. */
export interface SourceRecord {
  /** Path of the `.mdx` file in the source folder. */
  file: string;
  /** The file's text as the compiler saw it, with the front matter replaced by spaces. */
  source: string;
  links: WrittenLink[];
  edits: TwinEdit[];
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
