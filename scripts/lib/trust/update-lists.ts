import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TrustList } from '../../../src/config/index.ts';
import { type CheckedList, checkList, MAX_LIST_BYTES, TrustListError } from './check-list.ts';

/** A list's entry in lists.json, which the build reads. */
export interface TrustRecord extends Pick<TrustList, 'id' | 'title' | 'kind' | 'url'> {
  date: string;
  sha256: string;
  certificates: number;
}

export type UpdatedList = TrustRecord & Pick<CheckedList, 'ended'>;

/** @throws TrustListError if the download is incomplete */
async function download({ id, url }: TrustList, timeout: number): Promise<Buffer> {
  const wrong = (what: string, cause?: unknown) => new TrustListError(`${id}: ${what} (${url})`, { cause });
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

/**
 * Downloads the lists into a folder: all of them or none, so that the site never has lists from different dates. If
 * anything fails, the existing lists stay unchanged.
 *
 * @param folder created if it doesn't exist; lists that are no longer configured are removed
 * @throws AggregateError of TrustListErrors, one for each list that can't be used
 */
export async function updateLists(
  lists: readonly TrustList[],
  folder: string,
  { timeout = 30_000, today = new Date() } = {},
): Promise<UpdatedList[]> {
  const answers = await Promise.allSettled(
    lists.map(async (list) => {
      const bytes = await download(list, timeout);
      return { list, bytes, checked: checkList(list, bytes) };
    }),
  );
  const errors = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  if (errors.length > 0) throw new AggregateError(errors, 'no list was changed');
  const taken = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));

  const updated = taken.map(({ list: { id, title, kind, url }, checked }) => ({
    ...{ id, title, kind, url },
    date: today.toISOString().slice(0, 10),
    ...checked,
  }));
  // A new folder replaces the old one atomically.
  const draft = `${folder}.new-${process.pid}`;
  const old = `${folder}.old-${process.pid}`;
  await mkdir(draft, { recursive: true });
  for (const { list, bytes } of taken) await writeFile(join(draft, `${list.id}.pem`), bytes);
  const record: TrustRecord[] = updated.map(({ ended: _, ...list }) => list);
  await writeFile(join(draft, 'lists.json'), `${JSON.stringify(record, null, 2)}\n`);
  const isThere = await readdir(folder).then(
    () => true,
    () => false,
  );
  if (isThere) await rename(folder, old);
  await rename(draft, folder);
  await rm(old, { recursive: true, force: true });
  return updated;
}
