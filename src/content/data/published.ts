import { site } from 'virtual:site';
import { absoluteUrl } from '../../config/address.ts';
import type { Site } from '../../config/site.ts';
import { causes } from '../../features/status-codes/causes.ts';
import { pageOfCode } from '../../features/status-codes/page.ts';
import { hasStatusCodes, STATUS_CODES_FILE, statusCodes } from '../../features/status-codes/schema.ts';
import { conformingProductsFor, convertedLists } from '../../features/trust/data.ts';
import { PRODUCTS_FILE, trustListFileOf } from '../../features/trust/schema.ts';
import { jsonSchema, SCHEMA_FILES } from '../json-types/json-schema.ts';
import { hasJsonReference, loadJsonReference } from '../json-types/reference.ts';
import { sourceDir } from '../source.ts';

/**
 * All validation status codes with their pages, for programs that explain reports. The field names don't change as long as
 * `schema` is the same.
 */
function statusCodesFile(site: Pick<Site, 'url' | 'base' | 'trailingSlash'>, sourceDir: string) {
  const { codes, ...about } = statusCodes(sourceDir);
  return {
    ...about,
    codes: codes.map((one) => ({ ...one, page: absoluteUrl(pageOfCode(one.code), site) })),
    causes: causes(sourceDir).map((one) => ({ ...one, page: absoluteUrl(one.page, site) })),
  };
}

/**
 * Data at addresses that don't change, by path below the base: status codes for programs, what the tools fetch on first use,
 * and JSON Schemas of the SDK's input and output, which other people's editors and build steps rely on.
 */
export function publishedData(): Map<string, string> {
  const files = new Map<string, string>(
    convertedLists(site, sourceDir).lists.map(({ file }) => [trustListFileOf(file.id), JSON.stringify(file)]),
  );
  const products = conformingProductsFor(site, sourceDir);
  if (products) files.set(PRODUCTS_FILE, JSON.stringify(products));
  if (hasStatusCodes(sourceDir))
    files.set(STATUS_CODES_FILE, `${JSON.stringify(statusCodesFile(site, sourceDir), null, 1)}\n`);
  if (hasJsonReference(sourceDir)) {
    for (const schema of SCHEMA_FILES) {
      const path = `schemas/${schema.file}`;
      const json = jsonSchema(loadJsonReference(sourceDir), schema, absoluteUrl(`/${path}`, site));
      files.set(path, `${JSON.stringify(json, null, 1)}\n`);
    }
  }
  return files;
}
