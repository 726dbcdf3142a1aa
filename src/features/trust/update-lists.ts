import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convertList } from './convert.ts';
import { download, TrustListError } from './download.ts';
import { fromFolder } from './from-folder.ts';
import { type TrustList, type TrustListFile, trustListFile } from './schema.ts';

/** A list after an update, with the subjects of the certificates that it gained and lost. */
export interface UpdatedList {
  list: TrustListFile;
  added: string[];
  withdrawn: string[];
}

export interface UpdateOptions {
  /** A local copy of a publisher's git repository, to read instead of the web; lists it doesn't contain stay. */
  from?: string;
  timeout?: number;
  today?: Date;
}

/** The list as it was converted last time. @throws Error if the file was changed since, in another way */
function storedList(folder: string, id: string): TrustListFile | undefined {
  const file = join(folder, `${id}.json`);
  return existsSync(file) ? trustListFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

const subjectsMissing = (from: TrustListFile | undefined, other: TrustListFile | undefined): string[] => {
  const known = new Set(other?.certificates.map(({ sha256 }) => sha256));
  return (from?.certificates ?? []).filter(({ sha256 }) => !known.has(sha256)).map(({ subject }) => subject);
};

async function updateList(
  list: TrustList,
  folder: string,
  { from, timeout = 30_000, today = new Date() }: UpdateOptions,
): Promise<UpdatedList | undefined> {
  const fetched = from === undefined ? await download(list, { timeout, today }) : fromFolder(list, from);
  if (!fetched) return undefined;
  const now = convertList(list, fetched);
  const before = storedList(folder, list.id);
  // Otherwise, an old copy could bring a withdrawn certificate back.
  if (before && (now.issued < before.issued || now.read < before.read))
    throw new TrustListError(
      list,
      `this copy is from ${now.read} and the list from ${now.issued}, older than the one in data/trust-lists (${before.read}, ${before.issued})`,
    );
  return { list: now, added: subjectsMissing(now, before), withdrawn: subjectsMissing(before, now) };
}

/**
 * Reads the published lists and writes them to a folder in our format: all of them or none, so that the site never has
 * lists from different readings. If anything fails, the existing files stay unchanged.
 *
 * @param folder created if it doesn't exist; lists that are no longer configured are removed
 * @returns the lists that were read
 * @throws AggregateError of TrustListErrors, one for each list that can't be used
 */
export async function updateLists(
  lists: readonly TrustList[],
  folder: string,
  options: UpdateOptions = {},
): Promise<UpdatedList[]> {
  const answers = await Promise.allSettled(lists.map(async (list) => updateList(list, folder, options)));
  const errors = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  if (errors.length > 0) throw new AggregateError(errors, 'no list was changed');
  const taken = answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value) || []);

  await mkdir(folder, { recursive: true });
  const drafts = taken.map(({ list }) => ({
    list,
    draft: join(folder, `${list.id}.json.new-${process.pid}`),
  }));
  for (const { list, draft } of drafts) await writeFile(draft, `${JSON.stringify(list, null, 2)}\n`);
  for (const { list, draft } of drafts) await rename(draft, join(folder, `${list.id}.json`));
  const ids = lists.map(({ id }) => `${id}.json`);
  for (const file of await readdir(folder)) if (!ids.includes(file)) await rm(join(folder, file));
  return taken;
}
