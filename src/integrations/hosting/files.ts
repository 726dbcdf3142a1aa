import { filesBelow } from '../files.ts';

/** Files of the output folder that configure hosts and are never served. */
export const hostFiles: readonly string[] = ['_headers', '_redirects', 'nginx.conf'];

/** Every file in the output folder that readers may request: relative, with `/`, sorted. */
export const servedFiles = (dir: string): string[] =>
  filesBelow(dir).filter((file) => !hostFiles.includes(file));
