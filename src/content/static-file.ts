import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { site } from 'virtual:site';
import { sourceDir } from './source.ts';

/**
 * The file at an address (`/img/home/lake.jpg`) in a static folder, where the operator's own files are; undefined if there's none. One
 * that the site would make has the operator's form.
 */
export const staticFile = (address: string): string | undefined =>
  site.staticDirectories.map((folder) => join(sourceDir, folder, address)).find((path) => existsSync(path));
