import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { oneError } from '../../config/errors.ts';
import { download, type Fetched, fromFolder, type Published, TrustListError } from './download.ts';
import type { ConformingProductsFile, TrustListFile } from './schema.ts';

export type Converted = TrustListFile | ConformingProductsFile;

/** What a publisher offers, and the file of ours that it becomes. */
export interface Source<File extends Converted = Converted> extends Published {
  license?: File['license'];
  /** Path of our file, and what it has to be. */
  file: string;
  schema: z.ZodType<File>;
  /**
   * What our file has besides the license, the source, and the dates; a list that says when it was issued sets that, too.
   * @throws TrustListError
   */
  convert(fetched: Fetched & { sha256: string }): object;
  /** What it lists, in words, by what identifies it. */
  entriesOf(file: File): ReadonlyArray<readonly [key: string, words: string]>;
}

/** A file after an update, with the entries that it gained and lost, and those whose words are others. */
export interface Updated {
  source: Source;
  converted: Converted;
  added: string[];
  withdrawn: string[];
  changed: string[];
}

export interface UpdateOptions {
  /** A local copy of a publisher's git repository, to read instead of the web; lists it doesn't contain stay. */
  from?: string;
  timeout?: number;
  today?: Date;
}

async function updateOne(
  source: Source,
  { from, timeout = 30_000, today = new Date() }: UpdateOptions,
): Promise<Updated[]> {
  const { url, license, file, schema } = source;
  const fetched = from === undefined ? await download(source, timeout, today) : fromFolder(source, from);
  if (!fetched) return [];
  const { bytes, read, changed } = fetched;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const checked = schema.safeParse({
    license,
    source: { url, commit: changed?.commit, sha256 },
    issued: changed?.day ?? read,
    read,
    ...source.convert({ ...fetched, sha256 }),
  });
  if (!checked.success) throw new TrustListError(source, z.prettifyError(checked.error));
  const converted = checked.data;
  const before = existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  // Otherwise, an old copy could bring back what was withdrawn.
  if (before && (converted.issued < before.issued || converted.read < before.read))
    throw new TrustListError(
      source,
      `this copy is from ${read} and the list from ${converted.issued}, older than the one in ${file} (${before.read}, ${before.issued})`,
    );
  const entries = source.entriesOf(converted);
  const [now, then] = [new Map(entries), new Map(before && source.entriesOf(before))];
  return [
    {
      source,
      converted,
      added: entries.flatMap(([key, words]) => (then.has(key) ? [] : [words])),
      withdrawn: [...then].flatMap(([key, words]) => (now.has(key) ? [] : [words])),
      changed: entries.flatMap(([key, words]) => ([undefined, words].includes(then.get(key)) ? [] : [words])),
    },
  ];
}

/**
 * Reads what publishers offer and writes it in our format: all of it or nothing, so that the site never has lists from
 * different readings. If anything fails, the existing files stay unchanged.
 *
 * @returns what was read: a local copy doesn't contain every list
 * @throws Mistake with a line for each list that can't be used
 */
export async function update(sources: readonly Source[], options: UpdateOptions = {}): Promise<Updated[]> {
  const answers = await Promise.allSettled(sources.map((source) => updateOne(source, options)));
  const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  if (failures.length > 0) throw oneError(failures);
  const updated = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const drafts = updated.map(({ source: { file }, converted }) => ({
    file,
    draft: `${file}.new-${process.pid}`,
    text: `${JSON.stringify(converted, null, 2)}\n`,
  }));
  for (const { file } of drafts) await mkdir(dirname(file), { recursive: true });
  for (const { draft, text } of drafts) await writeFile(draft, text);
  for (const { draft, file } of drafts) await rename(draft, file);
  return updated;
}
