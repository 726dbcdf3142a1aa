/** What was read from a file: everything the report model needs, so that the SDK's objects can be freed. */
export interface Reading {
  /** The report, as `reader.json()` returns it: JSON of unknown shape. */
  report: unknown;
  /** The manifest store itself, as JUMBF. */
  store?: Uint8Array;
  /** Thumbnails by their identifier. */
  pictures: ReadonlyMap<string, Blob>;
}
