import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

let dates: Promise<ReadonlyMap<string, Date>> | undefined;

/** The same, read once: a dev server runs other modules again after an edit. */
export function gitDates(home: string, paths: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  dates ??= readGitDates(home, paths);
  return dates;
}

/**
 * The date of each file's last change, from one pass over the history (design §7), because a git call per page would
 * take seconds. Empty without git or history, as in an unpacked archive.
 * @param home folder that all paths are relative to
 * @param paths files and folders: fewer of them take less time
 */
export async function readGitDates(
  home: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const dates = new Map<string, Date>();
  const args = ['log', '--format=>%cI', '--name-only', '--relative', '--diff-filter=AMR', '--', ...paths];
  try {
    const { stdout } = await promisify(execFile)('git', args, { cwd: home, maxBuffer: 2 ** 28 });
    let date = new Date(0);
    for (const line of stdout.split('\n')) {
      if (line.startsWith('>')) date = new Date(line.slice(1));
      else if (line && !dates.has(line)) dates.set(line, date);
    }
  } catch {
    // No dates: git isn't installed, or the folder isn't in a repository.
  }
  return dates;
}
