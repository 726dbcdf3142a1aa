import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { preProcessFile } from 'typescript';
import type { Layer } from './import-table.ts';

/**
 * The relative imports in all .astro files, parsed by TypeScript from the parts that are TypeScript: the code between
 * the `---` lines, and scripts.
 * @returns paths relative to `root`
 */
function astroImports(root: string, folders: readonly string[]): Array<{ from: string; to: string }> {
  return folders.flatMap((folder) =>
    globSync(`${folder}/**/*.astro`, { cwd: root }).flatMap((found) => {
      const from = found.replaceAll('\\', '/');
      const text = readFileSync(join(root, found), 'utf8');
      const [, code = ''] = /^---\n([\s\S]*?)\n---$/m.exec(text) ?? [];
      const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
      return [code, ...scripts]
        .flatMap((part) => preProcessFile(part).importedFiles)
        .filter(({ fileName }) => fileName.startsWith('.'))
        .map(({ fileName }) => ({ from, to: posix.join(dirname(from), fileName) }));
    }),
  );
}

/** Tests, and files that only they use, can import from anywhere. */
const TESTS = '\\.test\\.tsx?$|/testing\\.ts$|/testkit/';

const anyOf = (folders: readonly string[]) => `^(${folders.join('|')})/`;

/** The table as dependency-cruiser rules. Types count like values, because they couple two files just as much. */
function rulesOf(layers: readonly Layer[]): IForbiddenRuleType[] {
  const all = layers.map(({ folder }) => folder);
  const directions = layers.flatMap(({ folder, imports, onDemand }): IForbiddenRuleType[] => [
    {
      name: folder,
      from: { path: anyOf([folder]), pathNot: TESTS },
      to: { path: anyOf(all), pathNot: anyOf([folder, ...imports, ...onDemand]) },
    },
    ...onDemand.map(
      (other): IForbiddenRuleType => ({
        name: `${folder} on demand`,
        from: { path: anyOf([folder]), pathNot: TESTS },
        to: { path: anyOf([other]), dynamic: false },
      }),
    ),
  ]);
  return [...directions, { name: 'circle', from: {}, to: { circular: true } }];
}

const fixFor = (layer: Layer | undefined) =>
  `${layer?.folder} may import ${[...(layer?.imports ?? []), ...(layer?.onDemand ?? [])].join(', ') || 'nothing'} (ARCHITECTURE.md, "Who imports whom")`;

/**
 * Circular imports and imports that the table doesn't allow, one message each.
 * @param root the project
 */
export async function importProblems(root: string, layers: readonly Layer[]): Promise<string[]> {
  const folders = layers.map(({ folder }) => folder);
  const { output } = await cruise(folders, {
    baseDir: root,
    ruleSet: { forbidden: rulesOf(layers) },
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules' },
  });
  const layerOf = (file: string) => layers.find(({ folder }) => file.startsWith(`${folder}/`));
  const found = (output as ICruiseResult).summary.violations.map(({ rule, from, to, cycle }) => {
    if (rule.name === 'circle')
      return `import cycle: ${[from, ...(cycle ?? []).map(({ name }) => name)].join(' → ')}`;
    if (rule.name.endsWith(' on demand'))
      return `${from} imports ${to}; load it with import() when it's needed`;
    return `${from} imports ${to}; ${fixFor(layerOf(from))}`;
  });
  // dependency-cruiser doesn't read .astro files.
  const inAstro = astroImports(root, folders).flatMap(({ from, to }) => {
    const [mine, other] = [layerOf(from), layerOf(to)];
    const isAllowed = !mine || !other || mine === other || mine.imports.includes(other.folder);
    return isAllowed ? [] : [`${from} imports ${to}; ${fixFor(mine)}`];
  });
  return [...new Set([...found, ...inAstro])];
}
