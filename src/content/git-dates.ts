import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process';
import { relative, resolve } from 'node:path';

/**
 * The date of each file's last change, from one pass over the history (design §7), because a git call per page would
 * take seconds. Empty without git or history, as in an unpacked archive.
 */
export function readGitDates(folder: string): ReadonlyMap<string, Date> {
  const dates = new Map<string, Date>();
  let log: string;
  let top: string;
  const options: ExecFileSyncOptionsWithStringEncoding = {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  };
  try {
    top = execFileSync('git', ['rev-parse', '--show-toplevel'], options).trim();
    log = execFileSync(
      'git',
      ['log', '--format=>%cI', '--name-only', '--diff-filter=AMR', '--', '.'],
      options,
    );
  } catch {
    return dates;
  }
  let date = new Date(0);
  for (const line of log.split('\n')) {
    if (line.startsWith('>')) date = new Date(line.slice(1));
    else if (line) {
      const file = relative(folder, resolve(top, line));
      if (!dates.has(file)) dates.set(file, date);
    }
  }
  return dates;
}
