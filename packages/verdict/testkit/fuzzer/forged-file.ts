/** The expected result for a file. */
export type Demand =
  /** A byte that the hash must cover is changed (C2PA 2.4, §15.12). */
  | 'never Valid'
  /** Signed according to the standard, to show that the test would notice a Valid. */
  | 'Valid'
  /** Something that's shown or played isn't protected, and the page says so. */
  | 'Partial'
  | 'no harm';

export interface ForgedFile {
  name: string;
  file: Buffer;
  /** Its manifest store. */
  store: Uint8Array;
  demand: Demand;
  /** What was forged, for people who examine a file that caused a failure. */
  about: string;
}
