/**
 * The candidate most like `word`, or undefined when none is close enough to be what was meant.
 * Letter case is ignored; a swap of two neighbours counts as one slip.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  // One slip in three letters still reads as a typing mistake; more than that suggests things nobody meant.
  let limit = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance < limit || (distance === limit && best === undefined)) {
      best = candidate;
      limit = distance;
    }
  }
  return best;
}

/** The sentence for an author: "did you mean `x`?", or `otherwise` when nothing is near. */
export function didYouMean(word: string, candidates: Iterable<string>, otherwise: string): string {
  const best = nearest(word, candidates);
  return best === undefined ? otherwise : `did you mean \`${best}\`?`;
}

/** Insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      }
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
