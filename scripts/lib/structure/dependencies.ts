import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preProcessFile } from 'typescript';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Folders and files whose imports npm resolves from the project's own package.json. */
const CODE = ['*.config.ts', '{src,scripts,labs,packages,tests}/**/*.{ts,tsx,mjs,astro}'];
/** What else can name a package: a path below node_modules, a command, or a plugin. */
const NAMING = [
  ...CODE,
  '*.json',
  '.*.{json,jsonc,yaml}',
  '{src,packages}/**/*.css',
  'examples/sandbox-*/**/*.{ts,js,mjs}',
];
/** Names that the build resolves, and what Node.js and Astro bring. */
const OURS = /^(?:[./#]|node:|virtual:|astro:|@fonts\/|data:)/;

const NAME = /^(?:@[\w.-]+\/)?[\w.-]+$/;
const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/**
 * Packages that are imported but not declared, and declared but never named.
 * @param root the project
 */
export function dependencyProblems(root: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const declared = new Set([
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.devDependencies ?? {}),
  ]);
  const own = globSync('packages/*/package.json', { cwd: root }).map(
    (file): string => JSON.parse(readFileSync(join(root, file), 'utf8')).name,
  );
  const problems: string[] = [];
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const find = (patterns: readonly string[]) =>
    [
      ...new Set(globSync([...patterns], { cwd: root, exclude: ['**/node_modules/**', '**/fixtures/**'] })),
    ].sort();

  for (const file of find(CODE)) {
    const text = read(file);
    const code = file.endsWith('.astro') ? (/^---\n([\s\S]*?)\n---$/m.exec(text)?.[1] ?? '') : text;
    for (const { fileName } of preProcessFile(code, true, true).importedFiles) {
      const name = packageOf(fileName);
      if (OURS.test(fileName) || !NAME.test(name) || own.includes(name)) continue;
      if (declared.has(name) || declared.has(`@types/${name}`) || declaresItself(root, file, name)) continue;
      problems.push(`${file} imports ${name}, which package.json doesn't declare; add it to devDependencies`);
    }
  }

  const everything = find(NAMING)
    .filter((file) => !/^package(?:-lock)?\.json$/.test(file))
    .map(read)
    .join('\n');
  for (const name of declared) {
    const used = name.startsWith('@types/') ? name.slice('@types/'.length) : name;
    if (new RegExp(`['"/]${used.replaceAll('/', '\\/')}['"/]`).test(everything) || isScript(manifest, used))
      continue;
    problems.push(`package.json declares ${name}, which nothing imports or names; remove it`);
  }
  return [...new Set(problems)];
}

/** A package of ours declares what it needs in its own package.json. */
function declaresItself(root: string, file: string, name: string): boolean {
  const [, folder] = /^(packages\/[^/]+)\//.exec(file) ?? [];
  const path = folder && join(root, folder, 'package.json');
  if (!path || !existsSync(path)) return false;
  const own: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  return name in { ...own.dependencies, ...own.devDependencies };
}

const isScript = (manifest: Manifest & { scripts?: Record<string, string> }, name: string): boolean =>
  Object.values(manifest.scripts ?? {}).some((command) => command.split(/\s+/).includes(name));
