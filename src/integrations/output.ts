import { createHash, hash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesBelow } from './files-below.ts';

/** Folders with the last build's files, by output folder. */
const asides = new Map<string, string>();

/**
 * Astro empties the output folder, and thousands of new files take long to create. So the last build's files are put
 * aside before that, and a file that has the same bytes in this build comes back instead of being written. Nothing
 * else is known about those files, so a file from another site, or a part of one, only means that it's written.
 */
export function keepUnchangedFiles(): AstroIntegration {
  let out = '';
  return {
    name: 'unchanged-files',
    hooks: {
      'astro:config:done'({ config }) {
        out = fileURLToPath(config.outDir);
      },
      'astro:build:start'() {
        putAside(out);
      },
      async 'astro:build:done'() {
        await dropRest(out);
      },
    },
  };
}

/** Puts the files of an output folder aside. What Astro would leave there stays. */
export function putAside(out: string): void {
  const name = createHash('sha256').update(resolve(out)).digest('hex').slice(0, 12);
  const aside = resolve(process.env.SITE_CACHE ?? 'node_modules/.cache', `last-files-${name}`);
  rmSync(aside, { recursive: true, force: true });
  if (!existsSync(out)) return;
  try {
    mkdirSync(aside, { recursive: true });
    for (const entry of readdirSync(out)) {
      if (entry !== '.git') renameSync(join(out, entry), join(aside, entry));
    }
    asides.set(resolve(out), aside);
  } catch {
    // On another disk, for example. Then Astro removes them, and all files are written.
  }
}

/** Removes what didn't come back, mostly empty folders: several at a time, because some disks take 2 ms for each. */
export async function dropRest(out: string): Promise<void> {
  const aside = asides.get(resolve(out));
  if (aside === undefined) return;
  asides.delete(resolve(out));
  await rm(aside, { recursive: true, force: true });
}

/** Where a file of the output folder was put aside. */
function asideOf(path: string): string | undefined {
  for (const [out, aside] of asides) if (path.startsWith(out + sep)) return aside + path.slice(out.length);
  return undefined;
}

/** Digests of files that came back, so that nobody reads them again. */
const known = new Map<string, string>();

export const digestOfContent = (content: string | Uint8Array): string => hash('sha256', content, 'base64url');

/** The digest of a file in the output folder. */
export const outputDigest = (path: string): string => known.get(path) ?? digestOfContent(readFileSync(path));

/** Whether the last build's file has this digest. */
export function wasSame(path: string, digest: string): boolean {
  const aside = asideOf(path);
  if (aside === undefined || !statSync(aside, { throwIfNoEntry: false })?.isFile()) return false;
  return digestOfContent(readFileSync(aside)) === digest;
}

/** Brings the last build's file back as it is, unless this build has written one. @param digest from {@link wasSame} */
export function comeBack(path: string, digest: string): void {
  const aside = asideOf(path);
  if (aside === undefined || existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  renameSync(aside, path);
  known.set(path, digest);
}

/** Brings the last build's file back. @returns false if it has another digest, there's none, or this build has written one */
export function bringBackSame(path: string, digest: string): boolean {
  if (existsSync(path) || !wasSame(path, digest)) return false;
  comeBack(path, digest);
  return true;
}

/** Brings the last build's file back. @returns false if it has other bytes, or there's none */
function bringBack(path: string, bytes: Uint8Array): boolean {
  const aside = asideOf(path);
  const stats = aside === undefined ? undefined : statSync(aside, { throwIfNoEntry: false });
  if (aside === undefined || !stats?.isFile() || stats.size !== bytes.length) return false;
  if (!readFileSync(aside).equals(bytes)) return false;
  renameSync(aside, path);
  return true;
}

/** Writes a file of the output folder, with the folders above it. */
export function writeOutput(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  known.delete(path);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  if (!bringBack(path, bytes)) writeFileSync(path, bytes);
}

/** Copies a file to the output folder. */
export function copyOutput(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  if (!bringBack(to, readFileSync(from))) copyFileSync(from, to);
}

/** Copies a folder's files to a folder of the output folder. */
export function copyFolderOutput(from: string, to: string): void {
  for (const path of filesBelow(from)) copyOutput(join(from, path), join(to, path));
}

/** Renames a folder that was put aside, because its name depends on what's in it, and most of that stays the same. */
export function renameAside(folder: string, isSame: (name: string) => boolean): void {
  const to = asideOf(folder);
  if (to === undefined || existsSync(to) || !existsSync(dirname(to))) return;
  const old = readdirSync(dirname(to)).find(isSame);
  if (old !== undefined) renameSync(join(dirname(to), old), to);
}
