import { globSync } from 'node:fs';
import { posix } from 'node:path';

const known = new Map<string, ReadonlyMap<string, number>>();

/** How many files of all samples have a name. Read once: a build does not change them. */
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
 * What a link to a file of `samples/` is called: `read.py`, and `sign-local/sign.py` where several samples have one of
 * that name, since links with one label must not lead to several places.
 */
export function labelOf(samplesDir: string, file: string): string {
  const [task = ''] = file.split('/');
  const name = posix.basename(file);
  return (namesIn(samplesDir).get(name) ?? 0) > 1 ? `${task}/${name}` : name;
}
