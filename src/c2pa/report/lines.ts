/** Text of our own, or text that a file says: that one is shown with care, and never mixed with ours. */
export type Piece = string | { said: string };

/** One line of an answer. */
export type Line = readonly Piece[];

/** An answer: what it's about, one line or more, and what to know about it. */
export interface Row {
  name: string;
  lines: readonly Line[];
  notes?: readonly Line[];
}

const LIST = new Intl.ListFormat('en-US');

/** Pieces with commas and “and” between them. */
export const listed = (pieces: readonly Piece[]): Line => {
  const joined = LIST.formatToParts(pieces.map((_, index) => String(index)));
  return joined.map(({ type, value }) => (type === 'element' ? (pieces[Number(value)] ?? '') : value));
};

/** Lines of which only some are shown; what's left out is counted. */
export const atMost = (lines: readonly Line[], most: number): Line[] =>
  lines.length <= most
    ? [...lines]
    : [...lines.slice(0, most), [`And ${(lines.length - most).toLocaleString('en')} more`]];
