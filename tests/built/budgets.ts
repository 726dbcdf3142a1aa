import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Cost, formatCount, limits, type Measure } from './limits.ts';
import type { Part } from './page-costs.ts';

/** Where to look for what grew: the sources of each measure. */
const SOURCES: Record<Measure, readonly string[]> = {
  html: ['src/{layout,views}/**/*.{astro,tsx}', 'site.config.ts', 'sidebars.ts'],
  css: ['{src,packages}/**/*.css'],
  script: ['src/client/**/*.ts', 'src/**/*client.ts', 'packages/tools/src/ui/*.ts'],
  nodes: ['src/{layout,views}/**/*.{astro,tsx}', 'site.config.ts'],
  requests: [
    'src/client/**/*.ts',
    'src/**/*client.ts',
    'src/views/**/*.{astro,tsx}',
    'src/**/*.css',
    'site.config.ts',
  ],
  fonts: ['src/styles/fonts/sources.ts', 'src/styles/fonts.css', 'site.config.ts'],
};

const LARGEST_PARTS = 5;

const sizeOf = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

/** The failure of a measure: by how much, what grew since the last commit, and what the page's cost consists of. */
export function overLimit(
  measure: Measure,
  over: readonly Cost[],
  parts: readonly Part[],
  grown: readonly Part[] = grownSince(SOURCES[measure]),
): string {
  const limit = limits[measure];
  const [most = { address: '', size: 0 }] = over.toSorted((a, b) => b.size - a.size);
  const list = (of: readonly Part[], sign = '') =>
    of.map(({ name, size }) => `${name} ${sign}${formatCount(size)}`).join(', ');
  const largest = parts.toSorted((a, b) => b.size - a.size).slice(0, LARGEST_PARTS);
  return [
    `${measure}: ${formatCount(most.size)} on ${most.address}, ${formatCount(most.size - limit)} more than the limit of ${formatCount(limit)} (pages over it: ${over.length})`,
    grown.length > 0
      ? `Grew since the last commit (bytes, gzip): ${list(grown, '+')}`
      : `None of its sources grew since the last commit: ${SOURCES[measure].join(', ')}`,
    `Largest parts: ${list(largest)}`,
    'Make one of them smaller, or raise the limit in tests/built/limits.ts and say why',
  ].join('\n');
}

/** Our stylesheets by size, which pages have as one text. Those of tools load with the tool. */
export const stylesheets = (): Part[] =>
  globSync('src/{styles,ui,chrome,components,views}/**/*.css').map((file) => ({
    name: file.replaceAll('\\', '/'),
    size: sizeOf(readFileSync(file)),
  }));

/** The files that are larger than in the last commit, or in the one before if nothing has changed since. */
function grownSince(patterns: readonly string[]): Part[] {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout ?? '';
  const lines = (text: string) => text.split('\n').filter(Boolean);
  const uncommitted = lines(git('status', '--porcelain', '--untracked-files=all', '--no-renames'));
  const base = uncommitted.length === 0 ? 'HEAD~1' : 'HEAD';
  const changed =
    uncommitted.length === 0
      ? lines(git('diff', '--name-only', base))
      : uncommitted.map((line) => line.slice('XY '.length));
  return changed
    .filter((file) => existsSync(file) && patterns.some((pattern) => matchesGlob(file, pattern)))
    .map((file) => {
      const before = git('show', `${base}:${file}`);
      return { name: file, size: sizeOf(readFileSync(file)) - (before === '' ? 0 : sizeOf(before)) };
    })
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size);
}
