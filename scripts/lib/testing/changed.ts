import { spawnSync } from 'node:child_process';
import { UsageError } from '../cli/command-line.ts';

/** What `npm test -- --changed` runs. */
export interface Affected {
  /** Names of stages; undefined for all of the quick part. */
  stages?: string[];
  /** Pages whose commands run. */
  pages: string[];
  /** Why, in a line for the person who started it. */
  because: string;
}

/** Files that only pages are made of; a change in them can't affect code. */
const OF_PAGES = /^(?:docs|diagrams|public)\//;
/** Its order and labels are in the built pages, and the build rejects mistakes in it. */
const SIDEBAR = /^sidebars\.ts$/;
/** Text for maintainers, which isn't built. */
const NOTES = /^(?:[\w.-]+\.md|(?:maintainers|labs)\/.*\.md)$/;
const UNIT_TESTS = /^(?:src|scripts|labs)\/.*\.test\.ts$/;

/**
 * The stages that a change can affect. A change in pages affects what's built from them and the samples that they show;
 * a change in code can affect everything.
 */
export function affectedBy(files: readonly string[]): Affected {
  const pages = files.filter((file) => /^docs\/.*\.mdx$/.test(file));
  const only = (...patterns: RegExp[]) =>
    files.every((file) => patterns.some((pattern) => pattern.test(file)));
  if (files.length === 0)
    return { stages: [], pages, because: 'Nothing has changed since the last commit but one.' };
  if (only(NOTES)) return { stages: ['lint'], pages, because: 'Only notes for maintainers have changed.' };
  if (only(UNIT_TESTS, NOTES))
    return { stages: ['lint', 'types', 'unit'], pages, because: 'Only unit tests have changed.' };
  if (only(OF_PAGES, SIDEBAR, NOTES)) {
    const types = files.some((file) => SIDEBAR.test(file)) ? ['types'] : [];
    const stages = ['lint', ...types, 'build', 'built', ...(pages.length > 0 ? ['samples'] : [])];
    return { stages, pages, because: `Only pages have changed: ${files.length} files.` };
  }
  const cause = files.find(
    (file) => ![OF_PAGES, SIDEBAR, NOTES, UNIT_TESTS].some((pattern) => pattern.test(file)),
  );
  return { pages, because: `${cause} can affect everything, so all of npm test runs.` };
}

/**
 * The files that differ from the last commit, or, if none do, those of the last commit.
 * @throws UsageError without git, or outside a repository
 */
export function changedFiles(folder: string): string[] {
  const uncommitted = [
    ...git(folder, 'diff', '--name-only', 'HEAD'),
    ...git(folder, 'ls-files', '--others', '--exclude-standard'),
  ];
  return uncommitted.length > 0 ? uncommitted : git(folder, 'diff', '--name-only', 'HEAD~1', 'HEAD');
}

function git(folder: string, ...args: string[]): string[] {
  const { status, stdout, stderr, error } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new UsageError(
      `--changed asks git what has changed, but it failed: ${(error?.message ?? stderr).trim()}`,
    );
  return stdout.split('\n').filter(Boolean);
}
