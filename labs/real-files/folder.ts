import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { RealFile } from './list.ts';

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A file of the list that's here. */
export interface Found {
  file: RealFile;
  /** On this machine. */
  path: string;
}

/** The files of the list that are in a folder, by their content: their names and places there don't matter. */
export function filesIn(folder: string, list: readonly RealFile[]): Found[] {
  const paths = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) paths.set(digest(readFileSync(path)), path);
  }
  return list.flatMap((file) => {
    const path = paths.get(file.sha256);
    return path === undefined ? [] : [{ file, path }];
  });
}

/** The clone of a repository in a folder: `owner/name`, `owner+name`, or `name`, with a work tree or without one. */
function cloneOf(folder: string, repository: string): string | undefined {
  const names = [repository, repository.replace('/', '+'), basename(repository)];
  return names
    .flatMap((name) => [join(folder, name), join(folder, name, 'repo')])
    .find((path) => existsSync(join(path, 'HEAD')) || existsSync(join(path, '.git')));
}

/**
 * Copies the files of the list out of clones, each at the commit that the list names.
 * @param clones a folder with git clones
 */
export function extract(clones: string, into: string, list: readonly RealFile[]): void {
  for (const { sha256, repository, path, commit } of list) {
    const clone = cloneOf(clones, repository);
    if (clone === undefined) continue;
    const { stdout, status } = spawnSync('git', ['-C', clone, 'show', `${commit}:${path}`], {
      maxBuffer: 1 << 28,
    });
    if (status !== 0 || digest(stdout) !== sha256) continue;
    // Two of them can have the same path in different commits.
    const copy = join(into, repository, sha256.slice(0, 8), basename(path));
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, stdout);
  }
}
