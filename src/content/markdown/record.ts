/**
 * What the Markdown plugins learn about each source file while compiling it, for the steps that run after the pages
 * are written (link report, Markdown twins). The same process compiles and reports, so a module-level map is enough.
 */

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

export interface SourceRecord {
  /** Path of the `.mdx` file in the source folder. */
  file: string;
  /** The file's text as the compiler saw it, with the front matter replaced by spaces. */
  source: string;
  links: WrittenLink[];
  edits: TwinEdit[];
}

const records = new Map<string, SourceRecord>();

/** Starts a new record for a file; called once per compilation. */
export function startRecord(file: string, source: string): SourceRecord {
  const record: SourceRecord = { file, source, links: [], edits: [] };
  keepRecord(record);
  return record;
}

/** Adds the record of a page compiled in an earlier build. */
export function keepRecord(record: SourceRecord): void {
  records.set(record.file, record);
}

/** The record of a file compiled, or being compiled, in this process. */
export function recordOf(file: string): SourceRecord | undefined {
  return records.get(file);
}

/** The records of all files compiled so far. */
export function allRecords(): SourceRecord[] {
  return [...records.values()];
}
