import { cpSync, createReadStream, existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { lookup } from 'mrmime';
import { placedImages } from '../content/picture-files.ts';
import { isText } from '../content/sandboxes/contents.ts';
import { servedAs, servedFrom } from '../features/samples/files.ts';
import { builtPages } from './built-pages.ts';
import type { CompiledPages } from './compile-pages.ts';
import type { FileWriter } from './files.ts';
import { requestPath } from './request-path.ts';

/** Folders with programs, and what in them is their own business: what they install, and what tests compare with. */
const PROGRAMS = {
  samples: /(?:^|\/)(?:node_modules|package(?:-lock)?\.json|task\.json|dist)(?:\/|$)/,
  examples:
    /(?:^|\/)(?:node_modules|package-lock\.json|archive\.json|[^/]+\.tgz|__pycache__|dist|target)(?:\/|$)/,
};

const isHidden = (path: string) => path.split('/').some((part) => part.startsWith('.'));

/**
 * Files that are served as they are, beside the first static folder:
 * - pictures that pages use, byte for byte, since optimizing would strip signed Content Credentials;
 * - the samples, at `/samples/<task>/<language>/<file>`, so that a long one is saved rather than copied, and their media;
 * - the example programs, at `/examples/<name>/<file>`.
 *
 * Of programs, a build writes those that a page names: the others are in zips, or are what only tests read, such as
 * expected output.
 */
export function staticFiles(sourceDir: string, compiled: CompiledPages) {
  const programOf = (path: string): string | undefined => {
    for (const [folder, isPrivate] of Object.entries(PROGRAMS)) {
      const [, served = ''] = path.split(`/${folder}/`);
      const file = servedFrom(served);
      if (file && !isHidden(file) && !isPrivate.test(file)) return join(sourceDir, folder, file);
    }
    return undefined;
  };
  return {
    name: 'static-files',
    serve: () => (request, response, next) => {
      const path = requestPath(request.url);
      const file =
        programOf(path) ??
        [...placedImages(compiled.values())].find(([name]) => path.endsWith(`/${name}`))?.[1].path;
      if (!file || !existsSync(file)) return next();
      response.setHeader('Content-Type', lookup(path) ?? 'text/plain; charset=utf-8');
      createReadStream(file).pipe(response);
    },
    async write(out) {
      const pages = [...(await builtPages(out)).values()];
      const named = new Set(pages.flatMap(({ files }) => files));
      for (const [name, { path }] of placedImages(compiled.values())) {
        cpSync(path, join(out, name));
      }
      for (const folder of ['samples', 'examples'] as const) {
        const from = join(sourceDir, folder);
        for (const path of programsIn(from, PROGRAMS[folder])) {
          const file = join(from, path);
          const served = `${folder}/${servedAs(path)}`;
          const isMedia = folder === 'samples' && !isText(readFileSync(file));
          if (isMedia || named.has(served)) cpSync(file, join(out, served));
        }
      }
    },
  } satisfies FileWriter;
}

/** Files below a folder that are served, by path inside it. */
const programsIn = (folder: string, isPrivate: RegExp): string[] =>
  globSync('**/*', {
    cwd: folder,
    withFileTypes: true,
    exclude: ({ parentPath, name }) => {
      const path = relative(folder, join(parentPath, name));
      return isPrivate.test(path) || isHidden(path);
    },
  })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    // Node.js asks `exclude` about folders only.
    .filter((path) => !isPrivate.test(path));
