import { execFile } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { promisify } from 'node:util';

/**
 * The date of each file's last change, from one pass over the history (design §7), because a git call per page would
 * take seconds. Empty without git or history, as in an unpacked archive.
 */
export async function readGitDates(folder: string): Promise<ReadonlyMap<string, Date>> {
  const git = async (...args: string[]): Promise<string> =>
    (await promisify(execFile)('git', args, { cwd: folder, maxBuffer: 2 ** 28 })).stdout;
  const dates = new Map<string, Date>();
  try {
    const [top, log] = await Promise.all([
      git('rev-parse', '--show-toplevel'),
      git('log', '--format=>%cI', '--name-only', '--diff-filter=AMR', '--', '.'),
    ]);
    let date = new Date(0);
    for (const line of log.split('\n')) {
      if (line.startsWith('>')) date = new Date(line.slice(1));
      else if (line) {
        const file = relative(folder, resolve(top.trim(), line));
        if (!dates.has(file)) dates.set(file, date);
      }
    }
  } catch {
    // No dates: git isn't installed, or the folder isn't in a repository.
  }
  return dates;
}
