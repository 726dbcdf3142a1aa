import { cpSync, createReadStream, existsSync, globSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { lookup } from 'mrmime';
import { placedImages } from '../content/markdown/images.ts';
import { AS_TEXT, isServedAsText } from '../content/samples/served.ts';
import { requestPath } from './request-path.ts';

/**
 * Folders with programs, and what in them is their own business: what they install, and what tests compare with.
 * Projects of sandboxes are served elsewhere (sandboxes/), built.
 */
const PROGRAMS = {
  samples: /(?:^|\/)(?:node_modules|package(?:-lock)?\.json|task\.json|dist)(?:\/|$)/,
  examples: /^sandbox-|(?:^|\/)(?:node_modules|__pycache__|dist|target)(?:\/|$)/,
};

const isHidden = (path: string) => path.split('/').some((part) => part.startsWith('.'));

/**
 * Files that are served as they are, beside the first static folder:
 * - pictures that pages use, byte for byte, since optimising would strip signed Content Credentials;
 * - the samples, at `/samples/<task>/<language>/<file>`, so that a long one is saved rather than copied; HTML once more
 *   as text;
 * - the example programs, at `/examples/<name>/<file>`.
 */
export function staticFiles(sourceDir: string): AstroIntegration {
  const programOf = (path: string): string | undefined => {
    for (const [folder, isPrivate] of Object.entries(PROGRAMS)) {
      const [, served = ''] = path.split(`/${folder}/`);
      const page = served.slice(0, -AS_TEXT.length);
      const file = served.endsWith(AS_TEXT) && isServedAsText(page) ? page : served;
      if (file && !isHidden(file) && !isPrivate.test(file)) return join(sourceDir, folder, file);
    }
    return undefined;
  };
  return {
    name: 'static-files',
    hooks: {
      'astro:server:setup'({ server }) {
        server.middlewares.use((request, response, next) => {
          const path = requestPath(request.url);
          const file =
            programOf(path) ?? [...placedImages()].find(([name]) => path.endsWith(`/${name}`))?.[1].path;
          if (!file || !existsSync(file)) return next();
          response.setHeader('Content-Type', lookup(file) ?? 'text/plain; charset=utf-8');
          createReadStream(file).pipe(response);
        });
      },
      'astro:build:done'({ dir }) {
        const out = fileURLToPath(dir);
        for (const [name, { path }] of placedImages()) {
          mkdirSync(dirname(join(out, name)), { recursive: true });
          cpSync(path, join(out, name));
        }
        for (const [folder, isPrivate] of Object.entries(PROGRAMS)) {
          const from = join(sourceDir, folder);
          if (!existsSync(from)) continue;
          cpSync(from, join(out, folder), {
            recursive: true,
            filter: (file) => {
              const path = file.slice(from.length + 1);
              return path === '' || (!isPrivate.test(path) && !isHidden(path));
            },
          });
        }
        for (const page of globSync('samples/**/*.html', { cwd: out }))
          cpSync(join(out, page), join(out, page + AS_TEXT));
      },
    },
  };
}
