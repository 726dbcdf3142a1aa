import type { Counts } from './measure.ts';

interface Figure {
  name: string;
  /** Undefined if the page has nothing to measure. */
  of(counts: Counts): number | undefined;
  target: number;
  /** Whether the target is the least; otherwise, it's the most. */
  isLeast?: boolean;
}

const per400 = (count: number, { words }: Counts) => (words ? (400 * count) / words : undefined);
const percent = (part: number, whole: number) => (whole ? (100 * part) / whole : undefined);

export const FIGURES: readonly Figure[] = [
  { name: 'tables %', of: (counts) => percent(counts.inTables, counts.words), target: 20 },
  {
    name: 'paragraphs %',
    of: (counts) => percent(counts.inParagraphs, counts.words),
    target: 60,
    isLeast: true,
  },
  { name: ': ; /400', of: (counts) => per400(counts.colons, counts), target: 6 },
  { name: 'because /400', of: (counts) => per400(counts.connectives, counts), target: 2.5, isLeast: true },
  { name: 'versions /400', of: (counts) => per400(counts.versions, counts), target: 1.5 },
  { name: 'bare headings', of: ({ bareHeadings }) => bareHeadings, target: 0 },
  {
    name: 'tasks shown %',
    of: (counts) => percent(counts.shownTaskPages, counts.taskPages),
    target: 60,
    isLeast: true,
  },
];

const misses = ({ of, target, isLeast }: Figure, counts: Counts): boolean => {
  const figure = of(counts);
  return figure !== undefined && (isLeast ? figure < target : figure > target);
};
/** The names of the targets that a page misses. */
export const missedBy = (counts: Counts): string[] =>
  FIGURES.filter((figure) => misses(figure, counts)).map(({ name }) => name);
