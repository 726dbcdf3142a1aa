import type { Span } from '../types.ts';

/** A box of a file, by the names of C2PA 2.4, §18.7.3. */
export interface FileBox extends Span {
  name: string;
  /** A different length that SDKs use for a box that's hashed alone. */
  sdkLength?: number;
}

/** The name of the box that holds the manifest store, in every format. */
export const C2PA = 'C2PA';

export const MAX_BOXES = 1_000_000;
