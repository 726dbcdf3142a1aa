import { cpSync, createReadStream, existsSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { lookup } from 'mrmime';
import { placedImages } from '../content/markdown/images.ts';

/** Files of the samples folder that are its own business: what it installs, and what tests compare with. */
const PRIVATE_SAMPLE = /(?:^|\/)(?:node_modules|package(?:-lock)?\.json|task\.json|dist)(?:\/|$)/;

/**
 * Files that are served as they are, beside the first static folder:
 * - pictures that pages use, byte for byte, since optimising would strip signed Content Credentials;
 * - the samples, at `/samples/<task>/<language>/<file>`, so that a long one is saved rather than copied.
 */
export function staticFiles(sourceDir: string): AstroIntegration {
  const samples = join(sourceDir, 'samples');
  return {
    name: 'static-files',
    hooks: {
      'astro:server:setup'({ server }) {
        server.middlewares.use((request, response, next) => {
          const path = decodeURIComponent(request.url?.split('?')[0] ?? '');
          const sample = /\/samples\/(.+)$/.exec(path)?.[1];
          const file =
            sample && !sample.includes('..') && !PRIVATE_SAMPLE.test(sample)
              ? join(samples, sample)
              : [...placedImages()].find(([name]) => path.endsWith(`/${name}`))?.[1];
          if (!file || !existsSync(file)) return next();
          response.setHeader('Content-Type', lookup(file) ?? 'text/plain; charset=utf-8');
          createReadStream(file).pipe(response);
        });
      },
      'astro:build:done'({ dir }) {
        const out = fileURLToPath(dir);
        for (const [name, file] of placedImages()) {
          mkdirSync(dirname(join(out, name)), { recursive: true });
          cpSync(file, join(out, name));
        }
        if (!existsSync(samples)) return;
        cpSync(samples, join(out, 'samples'), {
          recursive: true,
          filter: (file) =>
            file === samples ||
            (!PRIVATE_SAMPLE.test(file.slice(samples.length + 1)) && !basename(file).startsWith('.')),
        });
      },
    },
  };
}
