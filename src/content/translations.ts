import { globSync } from 'node:fs';
import { join } from 'node:path';
import { docAddress, docIdOf } from '../config/address.ts';
import type { Site } from '../config/site.ts';

const known = new Map<string, ReadonlySet<string>>();

/** Addresses of the pages that are written in a locale, from its folders. The default locale's have no prefix. */
export function writtenAddresses(
  site: Pick<Site, 'locales' | 'versions'>,
  code: string,
  sourceDir: string,
): ReadonlySet<string> {
  const found = known.get(code);
  if (found && !import.meta.env?.DEV) return found;
  const folder = code === site.locales.default ? '' : `i18n/${code}/`;
  const addresses = new Set(
    site.versions.flatMap(({ dir, path }) => {
      const cwd = join(sourceDir, folder + dir.replace(/^i18n\/[^/]+\//, ''));
      return globSync('**/*.mdx', { cwd }).map((file) => docAddress(path, docIdOf(file)));
    }),
  );
  known.set(code, addresses);
  return addresses;
}

/**
 * What another locale has for the page at `address`. Pages that nobody writes (home, search, landing pages, generated
 * references) are in every locale; a page that isn't translated leads to the nearest one above it that exists there.
 * @param landings the landing pages of versions
 */
export function nearestAddress(
  address: string,
  here: ReadonlySet<string>,
  there: ReadonlySet<string>,
  landings: readonly string[],
): string {
  if (!here.has(address)) return address;
  let nearest = address;
  while (nearest !== '/' && !there.has(nearest) && !landings.includes(nearest))
    nearest = nearest.replace(/\/[^/]*$/, '') || '/';
  return nearest;
}
