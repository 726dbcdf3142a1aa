import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * The folder with the last build's index. Astro empties the output folder, and new files for the search are half of all
 * files, which take long to create. So the folder is put aside before that, and comes back with the files that differ
 * written anew.
 */
export class LastFolder {
  readonly #out: string;
  readonly #aside: string;

  /** @param out the output folder */
  constructor(out: string) {
    this.#out = out;
    const name = createHash('sha256').update(resolve(out)).digest('hex').slice(0, 12);
    this.#aside = resolve(process.env.SITE_CACHE ?? 'node_modules/.cache', `search-files-${name}`);
  }

  /** Puts the folder aside, if there is one. */
  take(): void {
    rmSync(this.#aside, { recursive: true, force: true });
    const [folder] = globSync('_astro/search-*/', { cwd: this.#out });
    if (folder === undefined) return;
    try {
      mkdirSync(dirname(this.#aside), { recursive: true });
      renameSync(join(this.#out, folder), this.#aside);
    } catch {
      // On another disk, for example. Then all files are written.
    }
  }

  /** Writes a folder's files; nothing else is in it afterwards. @param files contents by path in the output folder */
  write(files: Readonly<Record<string, string>>): void {
    const [first = ''] = Object.keys(files);
    const folder = join(this.#out, dirname(first));
    mkdirSync(dirname(folder), { recursive: true });
    if (existsSync(this.#aside)) renameSync(this.#aside, folder);
    else mkdirSync(folder);
    const old = new Set(readdirSync(folder));
    for (const [path, content] of Object.entries(files)) {
      const file = join(this.#out, path);
      // Names aren't enough: a build that was stopped may have left part of a file.
      if (!old.delete(basename(path)) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
    }
    for (const name of old) rmSync(join(folder, name), { recursive: true });
  }
}
