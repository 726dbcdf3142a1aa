import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { builtPages } from './built-pages.ts';

/** A file of browser code, as the bundler wrote it. */
export interface Emitted {
  file: string;
  /** Empty if it isn't code. */
  code: string;
  /** Path of the module that's loaded with `import()`. */
  entry?: string;
  /** Whether pages load it themselves. */
  isRoot?: boolean;
  /** Files that it imports, statically or dynamically. */
  imports: string[];
}

/** The module with one `import()` for every tool. */
const MOUNT = '/src/tools/mount.tsx';
/** The name of one of our tools; a site's own tools, in its `tools/`, aren't removed. */
const toolOf = ({ entry = '' }: Emitted): string | undefined =>
  /\/src\/tools\/([\w-]+)\/index\.tsx$/.exec(entry)?.[1];

/**
 * Files needed only by tools that aren't on any page. Every tool is bundled, because pages are rendered afterward;
 * with the SDK's WebAssembly, that's 8 MB.
 * @param used names of the tools on pages
 */
export function filesOfUnusedTools(emitted: readonly Emitted[], used: ReadonlySet<string>): string[] {
  const mounts = emitted.find(({ entry }) => entry?.endsWith(MOUNT));
  const unused = emitted.filter((one) => {
    const tool = mounts?.imports.includes(one.file) ? toolOf(one) : undefined;
    return tool !== undefined && !used.has(tool);
  });
  if (unused.length === 0) return [];
  // Assets and workers are named in the code that loads them; the module with all tools names too many.
  const needs = (one: Emitted) =>
    emitted.filter(
      (other) =>
        other !== one &&
        (one === mounts
          ? one.imports.includes(other.file) && !unused.includes(other)
          : one.imports.includes(other.file) || one.code.includes(basename(other.file))),
    );
  const reached = (from: Iterable<Emitted>) => {
    const all = new Set(from);
    for (const one of all) for (const other of needs(one)) all.add(other);
    return all;
  };
  const ofUnused = reached(unused);
  // A tool can import from the script that every page loads.
  const reachable = reached(emitted.filter((one) => one.isRoot || !ofUnused.has(one)));
  return [...ofUnused].filter((one) => !reachable.has(one)).map(({ file }) => file);
}

/** Removes files from a build that are needed only by tools that aren't on any page. */
export function unusedTools(): AstroIntegration {
  const emitted: Emitted[] = [];
  const collect: Plugin = {
    name: 'unused-tools',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const one of Object.values(bundle)) {
        if (one.type === 'asset') {
          const code = /\.m?js$/.test(one.fileName) ? String(one.source) : '';
          emitted.push({ file: one.fileName, code, imports: [] });
        } else {
          const imports = [...one.imports, ...one.dynamicImports];
          emitted.push({
            file: one.fileName,
            code: one.code,
            imports,
            ...(one.facadeModuleId && { entry: one.facadeModuleId }),
            isRoot: one.isEntry,
          });
        }
      }
    },
  };
  return {
    name: 'unused-tools',
    hooks: {
      'astro:config:setup'({ command, updateConfig }) {
        if (command === 'build') updateConfig({ vite: { plugins: [collect] } });
      },
      async 'astro:build:done'({ dir }) {
        const out = fileURLToPath(dir);
        const pages = [...(await builtPages(out)).values()];
        const used = new Set(pages.flatMap(({ tools }) => tools));
        for (const file of filesOfUnusedTools(emitted, used)) rmSync(join(out, file), { force: true });
      },
    },
  };
}
