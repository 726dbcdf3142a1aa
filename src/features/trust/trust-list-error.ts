import type { TrustList } from '../../config/index.ts';

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
