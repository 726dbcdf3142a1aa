import type { Build } from './builds.ts';
import { firstDifference } from './first-difference.ts';

/** A file that differs. `before` and `after` are the first differing lines, missing if only one build has the file. */
export interface Difference {
  file: string;
  what: 'differs' | 'only in the old build' | 'only in the new build';
  before?: string;
  after?: string;
}

/** The differences between two builds, by file name. */
export function compareBuilds(before: Build, after: Build): Difference[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  return files.flatMap((file): Difference[] => {
    if (!after.has(file)) return [{ file, what: 'only in the old build' }];
    if (!before.has(file)) return [{ file, what: 'only in the new build' }];
    const lines = firstDifference(before.get(file) ?? '', after.get(file) ?? '');
    return lines ? [{ file, what: 'differs', ...lines }] : [];
  });
}

/** The differences as text, one paragraph per file, with a final line that counts them. */
export function differencesText(differences: readonly Difference[], compared: number): string {
  const paragraphs = differences.map(({ file, what, before, after }) =>
    what === 'differs' ? `${file}\n  - ${before}\n  + ${after}` : `${file}\n  ${what}`,
  );
  const sum = differences.length
    ? `${differences.length} of ${compared} files differ`
    : `${compared} files, no differences`;
  return [...paragraphs, sum].join('\n');
}
