/**
 * Lines around a difference are cut to this many characters, because HTML and JSON can have a whole page on one line.
 */
const WIDTH = 160;
/** How many characters before the first difference are shown. */
const BEFORE = 40;

/** A text as lines. In markup, each element starts one. */
const linesOf = (text: string) => text.replaceAll('><', '>\n<').split('\n');

function startOfDifference(a: string, b: string): number {
  let index = 0;
  while (index < a.length && a[index] === b[index]) index++;
  return index;
}

function cut(line: string, from: number): string {
  const start = Math.max(0, from - BEFORE);
  const shown = line.slice(start, start + WIDTH);
  return `${start > 0 ? '…' : ''}${shown}${start + WIDTH < line.length ? '…' : ''}`;
}

/** The first line that differs, from both texts; undefined if they're equal. A missing line is an empty string. */
export function firstDifference(
  before: string,
  after: string,
): { before: string; after: string } | undefined {
  if (before === after) return undefined;
  const [a, b] = [linesOf(before), linesOf(after)];
  const index = a.findIndex((line, i) => line !== b[i]);
  const at = index < 0 ? a.length : index;
  const [old = '', now = ''] = [a[at], b[at]];
  const from = startOfDifference(old, now);
  return { before: cut(old, from), after: cut(now, from) };
}
