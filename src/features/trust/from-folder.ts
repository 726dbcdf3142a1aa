import { execFileSync } from 'node:child_process';
import {
  type Fetched,
  fileInRepository,
  MAX_LIST_BYTES,
  type Published,
  TrustListError,
} from './download.ts';

/**
 * A list in a local copy of its publisher's git repository. The day of reading is that of the copy's newest commit, so
 * reading an old copy again doesn't make a list look newer.
 * @returns undefined if the copy doesn't contain the list
 * @throws TrustListError if the folder isn't a git repository
 */
export function fromFolder(list: Published, folder: string): Fetched | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], {
      maxBuffer: MAX_LIST_BYTES,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const path = fileInRepository(list.url)?.path;
  if (path === undefined) return undefined;
  let read: string;
  try {
    read = String(git('log', '-1', '--format=%cs')).trim();
  } catch (cause) {
    throw new TrustListError(list, `${folder} isn’t a copy of a git repository`, cause);
  }
  const [commit, day] = String(git('log', '-1', '--format=%H %cs', '--', path))
    .trim()
    .split(' ');
  if (!commit || !day) return undefined;
  return { bytes: git('show', `HEAD:${path}`), read, changed: { commit, day } };
}
