import type { Counts } from './measure.ts';

interface Figure {
  name: string;
  /** Undefined if the page has nothing to measure. */
  of(counts: Counts): number | undefined;
  /** The least and the most of a page that reads well. Pages outside of it are read again; nothing fails. */
  band: readonly [least: number, most: number];
}

const per400 = (count: number, { words }: Counts) => (words ? (400 * count) / words : undefined);
const percent = (part: number, whole: number) => (whole ? (100 * part) / whole : undefined);

export const FIGURES: readonly Figure[] = [
  { name: 'tables %', of: (counts) => percent(counts.inTables, counts.words), band: [0, 20] },
  { name: 'paragraphs %', of: (counts) => percent(counts.inParagraphs, counts.words), band: [60, 100] },
  { name: ': ; /400', of: (counts) => per400(counts.colons, counts), band: [2, 6] },
  { name: 'fused %', of: (counts) => percent(counts.fused, counts.sentences), band: [0, 12] },
  { name: 'fused twice', of: ({ fusedTwice }) => fusedTwice, band: [0, 0] },
  { name: 'so because /400', of: (counts) => per400(counts.reasons, counts), band: [1, 2.5] },
  { name: 'versions /400', of: (counts) => per400(counts.versions, counts), band: [0, 1] },
  { name: 'test log', of: ({ testLog }) => testLog, band: [0, 0] },
  { name: 'links /400', of: (counts) => per400(counts.links, counts), band: [0, 4.5] },
  { name: 'you /400', of: (counts) => per400(counts.you, counts), band: [11, 100] },
];

/** The names of the figures that a page has outside of their bands. */
export const missedBy = (counts: Counts): string[] =>
  FIGURES.filter(({ of, band: [least, most] }) => {
    const figure = of(counts);
    return figure !== undefined && (figure < least || figure > most);
  }).map(({ name }) => name);
