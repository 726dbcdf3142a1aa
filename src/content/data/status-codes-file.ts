import { absoluteUrl } from '../../addresses/address.ts';
import { pageOfCode } from '../../addresses/status-codes.ts';
import type { Site } from '../../config/site.ts';
import { causes } from './causes.ts';
import { statusCodes } from './status-codes.ts';

/**
 * All validation status codes with their pages, for programs that explain reports. The field names don't change as long as
 * `schema` is the same.
 */
export function statusCodesFile(site: Pick<Site, 'url' | 'base' | 'trailingSlash'>, sourceDir: string) {
  const { codes, ...about } = statusCodes(sourceDir);
  return {
    ...about,
    codes: codes.map((one) => ({ ...one, page: absoluteUrl(pageOfCode(one.code), site) })),
    causes: causes(sourceDir).map((one) => ({ ...one, page: absoluteUrl(one.page, site) })),
  };
}
