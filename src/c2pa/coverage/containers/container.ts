import type { Span, Uncovered } from '../types.ts';

/** A piece of a file that holds metadata: a JPEG segment, a PNG chunk. */
export interface MetadataUnit extends Span {
  name: string;
  /** Where its content begins; before that are its marker, type and length. */
  content: number;
}

/** What a container format says of the manifest store in a file. */
export interface Container {
  format: string;
  /** The manifest store with what the format puts around it; undefined where the file holds none. */
  unit?: Span & { name: string };
  /** The same with the padding that the format puts behind it, where a signer may count that in or not. */
  paddedUnit?: Span;
  /** The manifest store itself, padding included. */
  store?: Uint8Array;
  /** Ranges that change with the size of the store and may be left out besides (C2PA 2.4, §18.5). */
  bookkeeping: Uncovered[];
  /** What counts as asset metadata (C2PA 2.4, §9.2.6). */
  metadata: MetadataUnit[];
  /** Ranges that hold what a viewer shows, where the format points at them; none of it may be in the unit. */
  media?: Span[];
}

/** A file that isn't what its first bytes say. */
export class BrokenContainer extends Error {
  override name = 'BrokenContainer';
}

/** A file with more than one manifest store, of which another reader could judge another one. */
export class SeveralStores extends Error {
  override name = 'SeveralStores';
  readonly spans: Span[];

  constructor(message: string, spans: Span[]) {
    super(message);
    this.spans = spans;
  }
}

/** The bytes as text, one character a byte. */
export const latin = (bytes: Uint8Array, from = 0, to = bytes.length): string => {
  let text = '';
  for (let place = from; place < Math.min(to, bytes.length); place += 1)
    text += String.fromCharCode(bytes[place] ?? 0);
  return text;
};

/** Whether a text stands in bytes at a place, one character a byte. */
export const startsWith = (bytes: Uint8Array, text: string, from = 0): boolean =>
  latin(bytes, from, from + text.length) === text;
