import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { OUTCOMES } from '@content-credentials/verdict/report/states';
import type { Verdict } from '@content-credentials/verdict/testkit/validators/verdict';
import { z } from 'zod';

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

/** What an SDK reports, as `packages/verdict/testkit/validators` names it. */
const SDK_STATES = ['Trusted', 'Valid', 'Invalid', 'none', 'error'] as const;
type SdkState = Verdict['state'];

const realFile = z.strictObject({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** `owner/name` on GitHub. */
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  path: z.string(),
  /** A commit in which the path has this content. */
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  /** Our state that's right. */
  state: z.enum(OUTCOMES),
  /** Of an Invalid file, the cause in its headline; of one without a manifest that could be read, why. */
  kind: z.string().optional(),
  /** What the headline says about the origin, if it says something. */
  origin: z.string().optional(),
  /** Of SDKs with core 0.91.3 or newer, if it isn't what our state corresponds to; several if cores differ. A note says why. */
  sdk: z.union([z.enum(SDK_STATES), z.array(z.enum(SDK_STATES))]).optional(),
  /** What's right with core 0.90, which can't do what newer cores do. */
  core090: z
    .strictObject({ state: z.enum(OUTCOMES), kind: z.string(), origin: z.string().optional() })
    .optional(),
  note: z.string().optional(),
});
export type RealFile = z.infer<typeof realFile>;

export const readList = (): RealFile[] =>
  z.array(realFile).parse(JSON.parse(readFileSync(join(import.meta.dirname, 'files.json'), 'utf8')));

const SDK_OF: Readonly<Record<RealFile['state'], SdkState>> = {
  Trusted: 'Trusted',
  Interim: 'Valid',
  Valid: 'Valid',
  Partial: 'Valid',
  Unbound: 'Valid',
  Invalid: 'Invalid',
  unknown: 'error',
  nothing: 'none',
  elsewhere: 'error',
  failed: 'error',
};

/** The states that an SDK can report. */
export const sdkStatesOf = ({ sdk, state }: Pick<RealFile, 'sdk' | 'state'>): SdkState[] =>
  [sdk ?? SDK_OF[state]].flat();

/** `owner/name: path`, shortened in the middle. */
export function nameOf({ repository, path }: RealFile): string {
  const file = path.length > 70 ? `${path.slice(0, 40)}…${path.slice(-29)}` : path;
  return `${repository}: ${file}`;
}
