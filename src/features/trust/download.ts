import { listAt, textAt } from '@content-credentials/verdict/json';
import type { TrustList } from './schema.ts';

/** Larger than any trust list, so that an endless response is rejected. */
export const MAX_LIST_BYTES = 10_000_000;

/** A list to read from its publisher. */
export type Published = Pick<TrustList, 'id' | 'url'>;

/** A list that can't be used. The message contains the list's name, the problem, and where it was read. */
export class TrustListError extends Error {
  override name = 'TrustListError';

  constructor({ id, url }: Published, problem: string, cause?: unknown) {
    super(`${id}: ${problem} (${url})`, { cause });
  }
}

/** A published file, with what its publisher's repository says about it. */
export interface Fetched {
  bytes: Buffer;
  /** The day on which the publisher's copy was read. */
  read: string;
  /** The last commit that changed the file, and its day; undefined outside a repository. */
  changed?: { commit: string; day: string };
}

/** A file in a public repository, as `https://raw.githubusercontent.com/<owner>/<name>/<branch>/<path>` names it. */
export function fileInRepository(url: string): { repository: string; path: string } | undefined {
  const found = /^https:\/\/raw\.githubusercontent\.com\/([^/]+\/[^/]+)\/[^/]+\/(.+)$/.exec(url);
  const [, repository, path] = found ?? [];
  return repository && path ? { repository, path } : undefined;
}

export interface DownloadOptions {
  /** Milliseconds until a request counts as failed. */
  timeout: number;
  today: Date;
}

async function bytesAt(list: Published, url: string, timeout: number): Promise<Buffer> {
  const wrong = (what: string, cause?: unknown) => new TrustListError({ ...list, url }, what, cause);
  let response: Response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    throw wrong("it couldn't be fetched", error);
  }
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
    throw error instanceof TrustListError ? error : wrong('the download was interrupted', error);
  }
  return Buffer.concat(parts);
}

/** The last commit that changed a file on GitHub. @throws TrustListError if its answer can't be used */
async function lastChange(list: Published, timeout: number): Promise<Fetched['changed']> {
  const place = fileInRepository(list.url);
  if (!place) return undefined;
  const { repository, path } = place;
  const url = `https://api.github.com/repos/${repository}/commits?per_page=1&path=${encodeURIComponent(path)}`;
  const [newest] = listAt({ all: JSON.parse(String(await bytesAt(list, url, timeout))) }, 'all');
  const commit = textAt(newest, 'sha');
  const day = textAt(newest, 'commit', 'committer', 'date')?.slice(0, 10);
  if (!commit || !day) throw new TrustListError({ ...list, url }, 'its last commit isn’t known');
  return { commit, day };
}

/**
 * Downloads a list. A list on GitHub is read in the version of its last commit, so that both belong together.
 * @throws TrustListError if the download is incomplete
 */
export async function download(list: Published, { timeout, today }: DownloadOptions): Promise<Fetched> {
  const changed = await lastChange(list, timeout);
  const place = fileInRepository(list.url);
  const url =
    place && changed
      ? `https://raw.githubusercontent.com/${place.repository}/${changed.commit}/${place.path}`
      : list.url;
  const bytes = await bytesAt(list, url, timeout);
  return { bytes, read: today.toISOString().slice(0, 10), ...(changed && { changed }) };
}
