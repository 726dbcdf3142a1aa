import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { convertedProducts } from './convert-products.ts';
import { download, TrustListError } from './download.ts';
import { fromFolder } from './from-folder.ts';
import {
  type ConformingProducts,
  type ConformingProductsFile,
  conformingProductsFile,
  type ProductRecord,
} from './schema.ts';
import type { UpdateOptions } from './update-lists.ts';

/** The list after an update, with the products that it gained and lost, and those whose status is another. */
export interface UpdatedProducts {
  list: ConformingProductsFile;
  added: string[];
  withdrawn: string[];
  changed: string[];
}

const nameOf = ({ id, name, applicant, status }: ProductRecord): string =>
  `${name.CN ?? applicant} (${applicant}), ${status}, ${id}`;

const missing = (from: readonly ProductRecord[], other: readonly ProductRecord[]): string[] => {
  const known = new Set(other.map(({ id }) => id));
  return from.filter(({ id }) => !known.has(id)).map(nameOf);
};

/**
 * Reads the published list of conforming products and writes it to a file in our format. If anything fails, the file
 * stays unchanged.
 *
 * @returns undefined if a local copy doesn't contain the list
 * @throws TrustListError
 */
export async function updateProducts(
  products: ConformingProducts,
  file: string,
  { from, timeout = 30_000, today = new Date() }: UpdateOptions = {},
): Promise<UpdatedProducts | undefined> {
  const published = { id: 'conforming products', url: products.url };
  const fetched =
    from === undefined ? await download(published, { timeout, today }) : fromFolder(published, from);
  if (!fetched) return undefined;
  const list = convertedProducts(products, fetched);
  const before = existsSync(file)
    ? conformingProductsFile.parse(JSON.parse(readFileSync(file, 'utf8')))
    : undefined;
  // Otherwise, an old copy could bring a withdrawn product back, or one whose status is no longer `conformant`.
  if (before && (list.issued < before.issued || list.read < before.read))
    throw new TrustListError(published, `this copy is from ${list.read}, older than the one in ${file}`);
  const statuses = new Map(before?.records.map(({ id, status }) => [id, status]));
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.new-${process.pid}`;
  await writeFile(draft, `${JSON.stringify(list, null, 2)}\n`);
  await rename(draft, file);
  return {
    list,
    added: missing(list.records, before?.records ?? []),
    withdrawn: missing(before?.records ?? [], list.records),
    changed: list.records
      .filter(({ id, status }) => statuses.has(id) && statuses.get(id) !== status)
      .map(nameOf),
  };
}
