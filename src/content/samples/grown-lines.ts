/** A line of a program, and whether it's new, or taken out. */
export interface GrownLine {
  text: string;
  change?: 'inserted' | 'deleted';
}

/**
 * A program's lines with what changed since its earlier version. If more than half of the earlier lines are gone, it's
 * shown as a new program, because marks on nearly every line show nothing.
 */
export function grownLines(before: readonly string[] | undefined, after: readonly string[]): GrownLine[] {
  const unmarked = after.map((text) => ({ text }));
  if (!before) return unmarked;
  const common = commonLengths(before, after);
  const lines: GrownLine[] = [];
  let [b, a] = [0, 0];
  while (b < before.length || a < after.length) {
    const [old, now] = [before[b], after[a]];
    if (old !== undefined && old === now) {
      lines.push({ text: old });
      b++;
      a++;
    } else if (
      old !== undefined &&
      (now === undefined || lengthAt(common, b + 1, a) >= lengthAt(common, b, a + 1))
    ) {
      lines.push({ text: old, change: 'deleted' });
      b++;
    } else {
      lines.push({ text: now ?? '', change: 'inserted' });
      a++;
    }
  }
  const deleted = lines.filter(({ change }) => change === 'deleted').length;
  return deleted > before.length / 2 ? unmarked : lines;
}

const lengthAt = (table: readonly number[][], b: number, a: number): number => table[b]?.[a] ?? 0;

/** For each pair of positions, how many lines the rests of both versions have in common, in order. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const table = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let b = before.length - 1; b >= 0; b--)
    for (let a = after.length - 1; a >= 0; a--) {
      const row = table[b];
      if (row)
        row[a] =
          before[b] === after[a]
            ? lengthAt(table, b + 1, a + 1) + 1
            : Math.max(lengthAt(table, b + 1, a), lengthAt(table, b, a + 1));
    }
  return table;
}
