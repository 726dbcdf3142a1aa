import { cpSync, createReadStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { lookup } from 'mrmime';
import { placedImages } from '../content/markdown/images.ts';

/** Writes the pictures that pages use, byte for byte: optimising would strip signed Content Credentials. */
export function images(): AstroIntegration {
  return {
    name: 'images',
    hooks: {
      'astro:server:setup'({ server }) {
        server.middlewares.use((request, response, next) => {
          const path = request.url?.split('?')[0] ?? '';
          const found = [...placedImages()].find(([name]) => path.endsWith(`/${name}`));
          if (!found) return next();
          response.setHeader('Content-Type', lookup(found[1]) ?? 'application/octet-stream');
          createReadStream(found[1]).pipe(response);
        });
      },
      'astro:build:done'({ dir }) {
        for (const [name, file] of placedImages()) {
          const target = join(fileURLToPath(dir), name);
          mkdirSync(dirname(target), { recursive: true });
          cpSync(file, target);
        }
      },
    },
  };
}
