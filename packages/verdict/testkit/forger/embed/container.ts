import type { Span } from '../bytes.ts';

/** A file with a manifest store in it. */
export interface Placed {
  file: Uint8Array;
  /** The store's span, including what the format puts around it: markers, chunk header, box header. */
  spans: Span[];
}

/** How a format embeds a manifest store. */
export type Embed = (media: Uint8Array, store: Uint8Array) => Placed;

/** The span of a store that's in one piece. @throws Error if it isn't */
export function spanOf({ spans }: Placed): Span {
  const [span] = spans;
  if (!span || spans.length > 1) throw new Error(`the store lies in ${spans.length} pieces`);
  return span;
}
