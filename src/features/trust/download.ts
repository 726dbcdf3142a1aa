import { execFileSync } from 'node:child_process';
import { listAt, textAt } from '@content-credentials/verdict/json';
import { Mistake } from '../../config/errors.ts';
import type { TrustList } from './schema.ts';

/** Larger than any trust list, so that an endless response is rejected. */
const MAX_LIST_BYTES = 10_000_000;

/** A list to read from its publisher. */
export type Published = Pick<TrustList, 'id' | 'url'>;

/** A list that can't be used. The message contains the list's name, the problem, and where it was read. */
export class TrustListError extends Mistake {
  override name = 'TrustListError';

  constructor({ id, url }: Published, problem: string) {
    super(`${id}: ${problem} (${url})`);
  }
}

/** A published file, with what its publisher's repository says about it. */
export interface Fetched {
  bytes: Buffer;
  /** The day on which the publisher's copy was read. */
  read: string;
  /** The last commit that changed the file, and its day; undefined outside a repository. */
  changed?: { commit: string; day: string } | undefined;
}

/** A file in a public repository, as `https://raw.githubusercontent.com/<owner>/<name>/<branch>/<path>` names it. */
function fileInRepository(url: string): { repository: string; path: string } | undefined {
  const found = /^https:\/\/raw\.githubusercontent\.com\/([^/]+\/[^/]+)\/[^/]+\/(.+)$/.exec(url);
  const [, repository, path] = found ?? [];
  return repository && path ? { repository, path } : undefined;
}

/** @param timeout milliseconds until the request counts as failed */
async function bytesAt(list: Published, url: string, timeout: number): Promise<Buffer> {
  const wrong = (what: string) => new TrustListError({ ...list, url }, what);
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) }).catch(() => {
    throw wrong("it couldn't be fetched");
  });
  if (!response.ok) throw wrong(`the server returned ${response.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of response.body ?? []) {
      size += part.length;
      if (size > MAX_LIST_BYTES) throw wrong(`it is larger than ${MAX_LIST_BYTES} bytes`);
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof TrustListError ? error : wrong('the download was interrupted');
  }
  return Buffer.concat(parts);
}

/**
 * Downloads a list. A list on GitHub is read in the version of its last commit, so that both belong together.
 * @throws TrustListError if the download is incomplete, or the last commit isn't known
 */
export async function download(list: Published, timeout: number, today: Date): Promise<Fetched> {
  const read = today.toISOString().slice(0, 10);
  const place = fileInRepository(list.url);
  if (!place) return { bytes: await bytesAt(list, list.url, timeout), read };
  const { repository, path } = place;
  const url = `https://api.github.com/repos/${repository}/commits?per_page=1&path=${encodeURIComponent(path)}`;
  const [newest] = listAt({ all: JSON.parse(String(await bytesAt(list, url, timeout))) }, 'all');
  const commit = textAt(newest, 'sha');
  const day = textAt(newest, 'commit', 'committer', 'date')?.slice(0, 10);
  if (!commit || !day) throw new TrustListError({ ...list, url }, 'its last commit isn’t known');
  const file = `https://raw.githubusercontent.com/${repository}/${commit}/${path}`;
  return { bytes: await bytesAt(list, file, timeout), read, changed: { commit, day } };
}

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
  } catch {
    throw new TrustListError(list, `${folder} isn’t a copy of a git repository`);
  }
  const [commit, day] = String(git('log', '-1', '--format=%H %cs', '--', path))
    .trim()
    .split(' ');
  if (!commit || !day) return undefined;
  return { bytes: git('show', `HEAD:${path}`), read, changed: { commit, day } };
}
