import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { builtPages } from './built-pages.ts';
import type { FileWriter } from './files.ts';

/** A file that the bundler wrote. */
export interface Emitted {
  file: string;
  /** Empty if it isn't code. */
  code: string;
  /** Path of the module that's loaded with `import()`. */
  entry?: string;
  /** Files that it imports, statically or dynamically. */
  imports: string[];
}

/** The module with one `import()` for every tool. */
const MOUNT = '/packages/tools/src/mount.tsx';
/** The name of one of our tools; a site's own tools, in its `tools/`, aren't removed. */
const toolOf = ({ entry = '' }: Emitted): string | undefined =>
  /\/packages\/tools\/src\/([\w-]+)\/index\.tsx$/.exec(entry)?.[1];

/**
 * Files that no page needs. Every tool is bundled, because pages are rendered afterward; with the SDK's WebAssembly,
 * that's 8 MB. Some styles and scripts are only for settings that this site doesn't have.
 * @param named files that pages name
 * @param used names of the tools on pages
 */
export function unusedFiles(
  emitted: readonly Emitted[],
  named: ReadonlySet<string>,
  used: ReadonlySet<string>,
): string[] {
  const mounts = emitted.find(({ entry }) => entry?.endsWith(MOUNT));
  const isUnused = (one: Emitted) => {
    const tool = mounts?.imports.includes(one.file) ? toolOf(one) : undefined;
    return tool !== undefined && !used.has(tool);
  };
  // Assets, workers, and fonts are named in the code or style sheet that loads them; the module with all tools names too many.
  const needs = (one: Emitted) =>
    emitted.filter((other) =>
      one === mounts
        ? one.imports.includes(other.file) && !isUnused(other)
        : one.imports.includes(other.file) || one.code.includes(basename(other.file)),
    );
  const needed = new Set(emitted.filter(({ file }) => named.has(file)));
  for (const one of needed) for (const other of needs(one)) needed.add(other);
  return emitted.filter((one) => !needed.has(one)).map(({ file }) => file);
}

/** Removes what no page needs from the files that the bundler wrote. */
export function unusedTools(): FileWriter {
  const emitted: Emitted[] = [];
  const collect: Plugin = {
    name: 'unused-tools',
    apply: 'build',
    generateBundle(_, bundle) {
      // Code for the build itself isn't published, but its assets are.
      for (const one of Object.values(bundle)) {
        if (one.type === 'asset') {
          const code = /\.(?:m?js|css)$/.test(one.fileName) ? String(one.source) : '';
          emitted.push({ file: one.fileName, code, imports: [] });
        } else if (this.environment.name === 'client') {
          const imports = [...one.imports, ...one.dynamicImports];
          emitted.push({
            file: one.fileName,
            code: one.code,
            imports,
            ...(one.facadeModuleId && { entry: one.facadeModuleId }),
          });
        }
      }
    },
  };
  return {
    name: 'unused-tools',
    plugin: collect,
    async write(out) {
      const pages = [...(await builtPages(out)).values()];
      const used = new Set(pages.flatMap(({ tools }) => tools));
      const named = new Set(pages.flatMap(({ files }) => files));
      for (const file of unusedFiles(emitted, named, used)) rmSync(join(out, file), { force: true });
    },
  };
}
