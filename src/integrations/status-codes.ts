import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { absoluteUrl } from '../addresses/address.ts';
import { pageOfCode } from '../addresses/status-codes.ts';
import { causes } from '../content/data/causes.ts';
import { hasStatusCodes, STATUS_CODES_FILE, statusCodes } from '../content/data/status-codes.ts';
import type { SiteData } from './configuration.ts';
import { writeFile } from './write-file.ts';

/**
 * All validation status codes at `/data/status-codes.json`, for programs that explain reports. The address doesn't
 * change, and neither do the field names as long as `schema` is the same. A site without the data doesn't have this
 * file.
 */
export function statusCodesFile({ site }: SiteData, sourceDir: string): AstroIntegration {
  const text = () => {
    const { codes, ...about } = statusCodes(sourceDir);
    const withPages = codes.map((one) => ({ ...one, page: absoluteUrl(pageOfCode(one.code), site) }));
    const known = causes(sourceDir).map((one) => ({ ...one, page: absoluteUrl(one.page, site) }));
    return `${JSON.stringify({ ...about, codes: withPages, causes: known }, null, 1)}\n`;
  };
  return {
    name: 'status-codes',
    hooks: {
      'astro:server:setup'({ server }) {
        server.middlewares.use((request, response, next) => {
          const here = request.url?.split('?')[0]?.endsWith(`/${STATUS_CODES_FILE}`);
          if (!here || !hasStatusCodes(sourceDir)) return next();
          response.setHeader('Content-Type', 'application/json');
          response.end(text());
        });
      },
      'astro:build:done'({ dir }) {
        if (!hasStatusCodes(sourceDir)) return;
        const file = join(fileURLToPath(dir), STATUS_CODES_FILE);
        writeFile(file, text());
      },
    },
  };
}
