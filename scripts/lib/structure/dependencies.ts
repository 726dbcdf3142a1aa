import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}

/** What can name a package: an import, a path below node_modules, a command, or a plugin. */
const NAMING = [
  '*.config.{ts,mjs}',
  '{src,scripts,packages,tests}/**/*.{ts,tsx,mjs,astro}',
  '*.json',
  '.*.{json,jsonc,yaml,mjs}',
  '{src,packages}/**/*.css',
  'examples/sandbox-*/**/*.{ts,js,mjs}',
];

/**
 * Packages that package.json declares, and nothing names. Those that are imported but not declared are found by
 * dependency-cruiser.
 * @param root the project
 */
export function unusedDependencies(root: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const files = globSync(NAMING, { cwd: root, exclude: ['**/node_modules/**', '**/fixtures/**'] });
  const everything = [...new Set(files)]
    .filter((file) => !/^package(?:-lock)?\.json$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const commands = Object.values(manifest.scripts ?? {}).flatMap((command) => command.split(/\s+/));
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap((name) => {
    const used = name.replace(/^@types\//, '');
    const isNamed = new RegExp(`['"/]${used.replaceAll('/', '\\/')}['"/]`).test(everything);
    return isNamed || commands.includes(used)
      ? []
      : [`package.json declares ${name}, which nothing imports or names; remove it`];
  });
}
