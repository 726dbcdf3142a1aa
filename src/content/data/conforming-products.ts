import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../config/site.ts';
import { type ConformingProductsFile, conformingProductsFile } from '../../config/trust-lists.ts';
import { PRODUCTS_FILE } from '../../features/trust/files.ts';
import { checkData } from '../read-data-file.ts';

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
  return checkData(JSON.parse(readFileSync(path, 'utf8')), PRODUCTS_FILE, conformingProductsFile);
}
