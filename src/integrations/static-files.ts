import { cpSync, createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { lookup } from 'mrmime';
import { filesOf } from '../content/cache.ts';
import { isText } from '../content/sandboxes/definition.ts';
import { servedAs, servedFrom } from '../features/samples/files.ts';
import { builtPages } from './built-pages.ts';
import type { CompiledPages } from './compile-pages.ts';
import { type FileWriter, filesBelow, requestPath, writeFile } from './files.ts';

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
export function staticFiles(sourceDir: string, compiled: CompiledPages): FileWriter {
  /** The images of written pages, by their paths in the output folder. */
  const placedImages = () => [...compiled.values()].flatMap(({ images }) => Object.entries(images));
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
      const file = programOf(path) ?? placedImages().find(([name]) => path.endsWith(`/${name}`))?.[1];
      if (!file || !existsSync(file)) return next();
      response.setHeader('Content-Type', lookup(path) ?? 'text/plain; charset=utf-8');
      createReadStream(file).pipe(response);
    },
    write(out) {
      const pages = [...builtPages(out).values()];
      const named = new Set(pages.flatMap(({ files }) => files));
      for (const [name, path] of placedImages()) cpSync(path, join(out, name));
      for (const folder of ['samples', 'examples'] as const) {
        const from = join(sourceDir, folder);
        for (const path of filesOf(from, ['**/*'])) {
          if (PROGRAMS[folder].test(path) || isHidden(path)) continue;
          const file = join(from, path);
          const served = `${folder}/${servedAs(path)}`;
          const isNamed = named.has(served);
          if (folder === 'examples' && !isNamed) continue;
          const bytes = readFileSync(file);
          if (isNamed || !isText(bytes)) writeFile(join(out, served), bytes);
        }
      }
    },
  };
}

/**
 * Serves the static folders after the first, which is Astro's own. A file that already exists, from an earlier folder
 * or the build, stays.
 * @param folders names in `sourceDir`, in configuration order
 */
export function staticFolders(sourceDir: string, folders: readonly string[]): FileWriter {
  const more = folders.slice(1).map((folder) => ({ folder, path: join(sourceDir, folder) }));
  return {
    name: 'static-folders',
    serve: () => (request, response, next) => {
      const path = requestPath(request.url);
      const files = more.map((folder) => join(folder.path, path));
      const file = files.find((name) => !relative(sourceDir, name).startsWith('..') && isFile(name));
      if (file === undefined) return next();
      response.setHeader('Content-Type', lookup(file) ?? 'application/octet-stream');
      createReadStream(file).pipe(response);
    },
    async write(out, logger) {
      // A site without static files doesn't need the default folder.
      for (const folder of folders.filter((one) => one !== 'public' && !existsSync(join(sourceDir, one))))
        logger.warn(
          `site.config.ts: \`staticDirectories\` lists ${folder}/, which doesn't exist; create it, or remove the entry`,
        );
      for (const { folder, path } of more.filter((one) => existsSync(one.path))) {
        for (const file of filesBelow(path).filter((one) => existsSync(join(out, one))))
          logger.warn(
            `${folder}/${file} isn't served, because another file has that name; rename one of them`,
          );
        await cp(path, out, { recursive: true, force: false });
      }
    },
  };
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
