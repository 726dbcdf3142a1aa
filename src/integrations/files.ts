import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { Connect } from 'vite';
import { decoded } from '../config/address.ts';

/** Something that writes files beside the pages. */
export interface FileWriter {
  name: string;
  /** Begins what takes long, once all pages are compiled: it goes on while they're rendered. */
  begin?(): void;
  /** Answers a dev server's requests for its files: nothing is written then. */
  serve?(logger: AstroIntegrationLogger): Connect.NextHandleFunction;
  /** Writes its files into the output folder, where the pages are, and the files of those before it. */
  write?(out: string, logger: AstroIntegrationLogger): Promise<void> | void;
}

export function siteFiles(writers: readonly FileWriter[]): AstroIntegration {
  return {
    name: 'site-files',
    hooks: {
      'astro:server:setup'({ server, logger }) {
        for (const { name, serve } of writers) if (serve) server.middlewares.use(serve(logger.fork(name)));
      },
      'astro:build:start'() {
        for (const { begin } of writers) begin?.();
      },
      async 'astro:build:done'({ dir, logger }) {
        for (const { name, write } of writers) await write?.(fileURLToPath(dir), logger.fork(name));
      },
    },
  };
}

/** Writes a file with the folders above it. */
export function writeFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Every file in a folder and the folders below it: relative, with `/`, sorted. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name).slice(join(folder, '/').length).replaceAll('\\', '/'),
    )
    .sort();

/** The decoded path of a request to the development server. */
export const requestPath = (url = '/'): string => decoded(url.replace(/\?.*$/s, ''));

/** Files of the output folder that configure hosts and are never served. */
export const hostFiles: readonly string[] = ['_headers', '_redirects', 'nginx.conf'];

/** Every file in the output folder that readers may request: relative, with `/`, sorted. */
export const servedFiles = (dir: string): string[] =>
  filesBelow(dir).filter((file) => !hostFiles.includes(file));
