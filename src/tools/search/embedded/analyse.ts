import type { SectionText } from '../../../search/format.ts';
import { chunksOf, normal, stemOf, wholesOf, wordsOf } from '../../../search/words.ts';

export interface Word {
  start: number;
  end: number;
  key: string;
  stem: string;
}

/** A piece of text, analyzed the way the index does it. */
export interface Piece {
  start: number;
  end: number;
  wholes: readonly string[];
  words: readonly Word[];
}

export function analyse(text: string): Piece[] {
  return chunksOf(text).map(({ raw, start }) => ({
    start,
    end: start + raw.length,
    wholes: wholesOf(raw),
    words: wordsOf(raw).map((word) => {
      const key = normal(word.raw);
      const at = start + word.start;
      return { start: at, end: at + word.raw.length, key, stem: stemOf(key) };
    }),
  }));
}

const known = new WeakMap<SectionText, Piece[]>();

/** The pieces of a section's text, analyzed once, because the next keystroke finds mostly the same sections. */
export function piecesOf(section: SectionText): Piece[] {
  let pieces = known.get(section);
  if (!pieces) {
    pieces = analyse(section.text);
    known.set(section, pieces);
  }
  return pieces;
}
