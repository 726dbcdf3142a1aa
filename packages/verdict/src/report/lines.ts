/** Our own text, or text from a file, which is isolated and never mixed with ours. */
export type Piece = string | { fromFile: string };

/** One line of an answer. */
export type Line = readonly Piece[];

/** An answer: its topic, one or more lines, and a note. */
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

/** A shortened list of lines, with the number of omitted ones. */
export const atMost = (lines: readonly Line[], most: number): Line[] =>
  lines.length <= most
    ? [...lines]
    : [...lines.slice(0, most), [`And ${(lines.length - most).toLocaleString('en')} more`]];
