import { createReadStream, existsSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { lookup } from 'mrmime';
import type { FileWriter } from './files.ts';
import { filesBelow } from './files.ts';
import { requestPath } from './request-path.ts';

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
      for (const folder of missingFolders(sourceDir, folders)) {
        logger.warn(
          `site.config.ts: \`staticDirectories\` lists ${folder}/, which doesn't exist; create it, or remove the entry`,
        );
      }
      for (const { folder, path } of more) {
        if (!existsSync(path)) continue;
        for (const file of hiddenFiles(path, out)) {
          logger.warn(
            `${folder}/${file} isn't served, because another file has that name; rename one of them`,
          );
        }
        await cp(path, out, { recursive: true, force: false });
      }
    },
  };
}

/** Configured folders that don't exist. A site without static files doesn't need the default one. */
export function missingFolders(sourceDir: string, folders: readonly string[]): string[] {
  return folders.filter((folder) => folder !== 'public' && !existsSync(join(sourceDir, folder)));
}

/** Files in a folder whose path in the output folder is already taken. */
const hiddenFiles = (folder: string, out: string): string[] =>
  filesBelow(folder).filter((file) => existsSync(join(out, file)));

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
