/**
 * What the Markdown plugins learn about each source file while it is compiled, kept for the steps that
 * run after the pages are written (link report, Markdown twins). One process compiles and reports, so a
 * module-level map is enough.
 */

/** A link or image address as the author wrote it, with its place. */
export interface WrittenLink {
  url: string;
  line: number;
  kind: 'link' | 'image';
  text: string;
}

/** A stretch of the source file and the plain Markdown that stands for it in the page's Markdown twin. */
export interface TwinEdit {
  start: number;
  end: number;
  text: string;
}

export interface SourceRecord {
  /** Path of the `.mdx` file inside the source folder. */
  file: string;
  /** The file's whole text, front matter blanked out by spaces, as the compiler saw it. */
  source: string;
  links: WrittenLink[];
  edits: TwinEdit[];
}

const records = new Map<string, SourceRecord>();

/** Starts a fresh record for a file; called once per compile. */
export function startRecord(file: string, source: string): SourceRecord {
  const record: SourceRecord = { file, source, links: [], edits: [] };
  keepRecord(record);
  return record;
}

/** Takes the record of a page that an earlier build compiled. */
export function keepRecord(record: SourceRecord): void {
  records.set(record.file, record);
}

/** The record of a file that is being, or has been, compiled in this process. */
export function recordOf(file: string): SourceRecord | undefined {
  return records.get(file);
}

/** The records of all files compiled so far. */
export function allRecords(): SourceRecord[] {
  return [...records.values()];
}
