import type { Span, Uncovered } from '../types.ts';

/** A piece of a file that holds metadata: a JPEG segment, a PNG chunk. */
export interface MetadataUnit extends Span {
  name: string;
  /** The start of its content, after its marker, type, and length. */
  content: number;
}

/** What a container format says about the manifest store in a file. */
export interface Container {
  format: string;
  /** The manifest store with what the format puts around it; undefined if the file doesn't contain one. */
  unit?: Span & { name: string };
  /** The same with the format's padding after it, which a signer may or may not include. */
  paddedUnit?: Span;
  /** The manifest store itself, padding included. */
  store?: Uint8Array;
  /** Ranges that change with the size of the store and may also be left out (C2PA 2.4, §18.5). */
  bookkeeping: Uncovered[];
  /** What counts as asset metadata (C2PA 2.4, §9.2.6). */
  metadata: MetadataUnit[];
  /** What says how colors are shown, such as an ICC profile. It isn't asset metadata, so it has to be hashed. */
  colors?: Span[];
  /** Whether bytes follow the image: a JPEG can have more of them, such as a gain map. */
  hasMore?: boolean;
  /** Ranges that decide what a viewer shows, if the format points to them; none may be in the unit. */
  media?: Span[];
}

/** A file that doesn't match its first bytes. */
export class BrokenContainer extends Error {
  override name = 'BrokenContainer';
}

/** A file with more than one manifest store: another reader could validate a different one. */
export class SeveralStores extends Error {
  override name = 'SeveralStores';
  readonly spans: Span[];

  constructor(message: string, spans: Span[]) {
    super(message);
    this.spans = spans;
  }
}

/** The bytes as text, one character per byte. */
export const latin = (bytes: Uint8Array, from = 0, to = bytes.length): string => {
  let text = '';
  for (let place = from; place < Math.min(to, bytes.length); place += 1)
    text += String.fromCharCode(bytes[place] ?? 0);
  return text;
};

/** Whether the bytes at a position are a text, one character per byte. */
export const startsWith = (bytes: Uint8Array, text: string, from = 0): boolean =>
  latin(bytes, from, from + text.length) === text;
