import { globSync } from 'node:fs';
import { posix } from 'node:path';

const known = new Map<string, ReadonlyMap<string, number>>();

/** How many sample files have a given name. Read once, because a build doesn't change them. */
function namesIn(samplesDir: string): ReadonlyMap<string, number> {
  const before = known.get(samplesDir);
  if (before) return before;
  const counts = new Map<string, number>();
  for (const path of globSync('*/*/*.*', { cwd: samplesDir, exclude: ['node_modules'] })) {
    const name = posix.basename(path.replaceAll('\\', '/'));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  known.set(samplesDir, counts);
  return counts;
}

/**
 * The label of a link to a file in `samples/`: `read.py`, or `sign-local/sign.py` if several samples have a file with
 * that name, because links with the same label must have the same target.
 */
export function labelOf(samplesDir: string, file: string): string {
  const [task = ''] = file.split('/');
  const name = posix.basename(file);
  return (namesIn(samplesDir).get(name) ?? 0) > 1 ? `${task}/${name}` : name;
}
