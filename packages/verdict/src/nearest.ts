/**
 * The candidate most similar to `word`, or undefined if none is close enough to be what the author meant. Case is
 * ignored, and swapping two adjacent letters counts as one typo.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  // One typo in three letters is still plausible; with more, the suggestion would be a guess.
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

/** The fix for an author: "did you mean `x`?", or `otherwise` if no candidate is close. */
export function didYouMean(word: string, candidates: Iterable<string>, otherwise: string): string {
  const best = nearest(word, candidates);
  return best === undefined ? otherwise : `did you mean \`${best}\`?`;
}

/** The number of insertions, deletions, replacements, and swaps of adjacent letters that turn `a` into `b`. */
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
