import { globSync, statSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';

/** What's read once, when Astro starts: configuration, data, programs, drawings. */
const INPUTS = ['{site.config,sidebars,redirects}.ts', '{data,samples,diagrams,examples}/**/*.*'];

/** The code that `astro.config.ts` imports: what compiles pages, and integrations. Vite runs the rest and replaces it in place. */
const CODE = [
  'src/{addresses,components,config,content,integrations,ui}/**/*.{ts,tsx}',
  'src/features/{api-reference,pictures,samples,status-codes,trust}/*.ts',
  'src/features/*/settings.ts',
  'packages/verdict/src/**/*.ts',
  'packages/mcp/src/site/*.ts',
  'packages/tools/src/ui/*.{ts,tsx}',
];

/** Files that programs leave next to their sources, and tests. */
const IGNORED_FILES = /(?:^|\/)(?:node_modules|dist|target|__pycache__|\.[^/]*)(?:\/|$)|\.test\.tsx?$/;

/** The path of a file that Astro restarts for, in the site's or in the project's folder; undefined if it's another one. */
export function restartsFor(path: string, sourceDir: string, root: string): string | undefined {
  for (const [folder, patterns] of [
    [sourceDir, INPUTS],
    [root, CODE],
  ] as const) {
    const file = relative(folder, path).replaceAll('\\', '/');
    if (!file.startsWith('..') && !IGNORED_FILES.test(file) && patterns.some((one) => matchesGlob(file, one)))
      return file;
  }
  return undefined;
}

/** Every such file there is. */
export function restartFiles(sourceDir: string, root: string): string[] {
  const exclude = (path: string) => IGNORED_FILES.test(path.replaceAll('\\', '/'));
  const below = (cwd: string, patterns: readonly string[]) =>
    globSync(patterns, { cwd, exclude }).map((file) => join(cwd, file));
  return [...below(sourceDir, INPUTS), ...below(root, CODE)].filter((path) =>
    restartsFor(path, sourceDir, root),
  );
}

/** One of them that was written after this time, in milliseconds since 1970. */
export const writtenSince = (time: number, files: readonly string[]): string | undefined =>
  files.find((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > time);
