import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { absoluteUrl } from '../addresses/address.ts';
import { jsonSchema } from '../content/json-types/json-schema.ts';
import { hasJsonReference, loadJsonReference } from '../content/json-types/load.ts';
import { SCHEMA_FILES, type SchemaFile } from '../content/json-types/schema-files.ts';
import type { SiteData } from './configuration.ts';
import { writeFile } from './write-file.ts';

const FOLDER = 'schemas';

/**
 * JSON Schemas of the SDK's input and output at `/schemas/<name>.schema.json`, addresses that other people's editors
 * and build steps rely on. A site without data/json-reference.json doesn't have them.
 */
export function jsonSchemas({ site }: SiteData, sourceDir: string): AstroIntegration {
  const text = (file: SchemaFile) => {
    const id = absoluteUrl(`/${FOLDER}/${file.file}`, site);
    return `${JSON.stringify(jsonSchema(loadJsonReference(sourceDir), file, id), null, 1)}\n`;
  };
  return {
    name: 'json-schemas',
    hooks: {
      'astro:server:setup'({ server }) {
        server.middlewares.use((request, response, next) => {
          const file = SCHEMA_FILES.find(({ file: name }) =>
            request.url?.split('?')[0]?.endsWith(`/${FOLDER}/${name}`),
          );
          if (!file || !hasJsonReference(sourceDir)) return next();
          response.setHeader('Content-Type', 'application/json');
          response.end(text(file));
        });
      },
      'astro:build:done'({ dir }) {
        if (!hasJsonReference(sourceDir)) return;
        const out = join(fileURLToPath(dir), FOLDER);
        for (const file of SCHEMA_FILES) writeFile(join(out, file.file), text(file));
      },
    },
  };
}
