import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { preProcessFile } from 'typescript';

/**
 * The relative imports in all .astro files, parsed by TypeScript from the parts that are TypeScript: the code between
 * the `---` lines, and scripts.
 * @returns paths relative to `root`
 */
export function astroImports(root: string, folders: readonly string[]): Array<{ from: string; to: string }> {
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
