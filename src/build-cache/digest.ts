import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that programs leave next to their sources, which don't affect the site. */
const LEFT_BEHIND = ['node_modules', 'dist', 'target', '__pycache__', '.astro', '.output'];

/**
 * One name for the contents of many files: their paths and bytes. About 1,500 files take 0.2 s.
 * @param home folder that `patterns` are relative to
 * @param patterns globs; a pattern that matches nothing is fine
 */
export function digestOf(home: string, patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of filesOf(home, patterns)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(home, file)))
      .update('\0');
  }
  return hash.digest('base64url').slice(0, 22);
}

/** The code that makes the site. */
const GENERATOR = ['src/**/*', 'package-lock.json', 'astro.config.ts', 'tsconfig.json'];
/** What an operator and authors write, without the pages. */
const SOURCES = [
  '*.config.ts',
  'sidebars.ts',
  'redirects.ts',
  'data/**/*',
  'samples/**/*',
  'examples/**/*',
  'diagrams/**/*',
  'public/**/*',
  'tools/**/*',
  'docs/**/*.!(mdx)',
  'i18n/**/*.!(mdx)',
];

const known = new Map<string, string>();

function digestOnce(home: string, patterns: readonly string[], isAgain: boolean): string {
  const key = [home, ...patterns].join('\n');
  const digest = (isAgain ? undefined : known.get(key)) ?? digestOf(home, patterns);
  known.set(key, digest);
  return digest;
}

/** The code that makes the site, read once per build. @param isAgain to see whether it was edited since */
export const generatorDigest = (isAgain = false): string => digestOnce(process.cwd(), GENERATOR, isAgain);

/** Everything in the source folder except the pages, read once per build. */
export const sourcesDigest = (sourceDir: string, isAgain = false): string =>
  digestOnce(sourceDir, SOURCES, isAgain);

/** What the build packs for readers, read once per build. */
export const packagesDigest = (): string => digestOnce(join(process.cwd(), 'packages'), ['**/*'], false);

let readers: string | undefined;

/** The code that reads built HTML, as the version of a cache of what it finds there. The code that runs doesn't change. */
export const readersDigest = (): string => {
  readers ??= digestOf(process.cwd(), [
    'src/{addresses,config,integrations,search,text}/**/*.ts',
    'package-lock.json',
  ]);
  return readers;
};

/** Files below `home` that match, sorted. */
export function filesOf(home: string, patterns: readonly string[]): string[] {
  if (!existsSync(home)) return [];
  const exclude = (entry: { name: string }) => LEFT_BEHIND.includes(entry.name);
  return globSync(patterns, { cwd: home, withFileTypes: true, exclude })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(home.length + 1))
    .sort();
}
