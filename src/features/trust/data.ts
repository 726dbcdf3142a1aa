import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../config/site.ts';
import { readJson } from '../../content/read-data-file.ts';
import {
  type ConformingProductsFile,
  conformingProductsFile,
  PRODUCTS_FILE,
  type TrustList,
  type TrustListFile,
  trustListFile,
  trustListFileOf,
} from './schema.ts';

const hashOf = (base64: string) => createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex');

/** The configured lists in data/trust-lists; a list with a certificate that was changed is left out. */
export function convertedLists(
  { trustLists }: Pick<Site, 'trustLists'>,
  sourceDir: string,
): { lists: Array<{ configured: TrustList; file: TrustListFile }>; damaged: string[] } {
  const lists: Array<{ configured: TrustList; file: TrustListFile }> = [];
  const damaged: string[] = [];
  for (const configured of trustLists) {
    const path = join(sourceDir, trustListFileOf(configured.id));
    if (!existsSync(path)) continue;
    const { data: file } = trustListFile.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    if (file?.certificates.every(({ der, sha256 }) => hashOf(der) === sha256))
      lists.push({ configured, file });
    else damaged.push(configured.id);
  }
  return { lists, damaged };
}

/** After this many days without reading its publisher, a list counts as old. */
const OLD_AFTER_DAYS = 60;

/** One line about lists whose publisher wasn't read lately; undefined if there are none. */
export function oldListsNote(lists: readonly TrustListFile[], today: Date): string | undefined {
  const old = lists.filter(
    ({ read, frozen }) =>
      frozen === undefined && today.getTime() - Date.parse(read) > OLD_AFTER_DAYS * 86_400_000,
  );
  if (old.length === 0) return undefined;
  const names = old.map(({ title, read }) => `${title} (read on ${read})`).join(', ');
  return `trust lists older than ${OLD_AFTER_DAYS} days: ${names}; run \`npm run trust:update\``;
}

/**
 * The list of conforming products, if the site is configured to have it and `npm run trust:update` has read it.
 * @throws Error if the file isn't what was converted
 */
export function conformingProductsFor(
  { conformingProducts }: Pick<Site, 'conformingProducts'>,
  sourceDir: string,
): ConformingProductsFile | undefined {
  const path = join(sourceDir, PRODUCTS_FILE);
  if (!conformingProducts || !existsSync(path)) return undefined;
  return readJson(path, PRODUCTS_FILE, conformingProductsFile);
}
