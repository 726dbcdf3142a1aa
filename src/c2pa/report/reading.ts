/** What a reader of Content Credentials took out of a file: everything the report model needs, so that no SDK has to stay. */
export interface Reading {
  /** The report, as `reader.json()` gives it: JSON of unknown shape. */
  report: unknown;
  /** The manifest store itself, as JUMBF. */
  store?: Uint8Array;
  /** Thumbnails by their identifier. */
  pictures: ReadonlyMap<string, Blob>;
}
