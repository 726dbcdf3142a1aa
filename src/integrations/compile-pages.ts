import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { oneError } from '../config/errors.ts';
import { FrontMatterError } from '../content/front-matter-problems.ts';
import { pageCompiler } from '../content/markdown/compile-page.ts';
import type { CompiledPage } from '../content/markdown/compiled-page.ts';
import type { PageOptions } from '../content/markdown/page.ts';
import { readDocs } from '../content/read-docs.ts';
import type { SiteData } from './configuration.ts';

/** The written pages compiled so far, by their paths in the source folder. */
export type CompiledPages = ReadonlyMap<string, CompiledPage>;

export type WrittenPages = ReturnType<typeof compilePages>;

const ID = 'virtual:pages';
const RESOLVED = `\0${ID}`;

/** JSON that's read when it's used: quicker than to bundle and compile it as code. */
const json = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/**
 * Compiles the written pages, and provides them and the generated ones to the modules that Vite runs. A build compiles all
 * of them first, so that every mistake is reported at once. In a dev server, each page is a module: Vite compiles it when
 * it's asked for, and runs what depends on the list of pages again after an edit.
 */
export function compilePages({ site, generated }: SiteData, options: PageOptions) {
  const { sourceDir } = options;
  const compile = pageCompiler(options);
  const pages = new Map<string, CompiledPage>();
  const compiled = async (file: string): Promise<CompiledPage> => {
    const path = join(sourceDir, file);
    const page = await compile(path, await readFile(path, 'utf8'));
    pages.set(file, page);
    return page;
  };
  /** The path of a page's file in the source folder; undefined for other modules. */
  const pageFile = (id: string): string | undefined => {
    const file = relative(sourceDir, id).replaceAll('\\', '/');
    return file.endsWith('.mdx') && site.versions.some(({ dir }) => file.startsWith(`${dir}/`))
      ? file
      : undefined;
  };

  const plugin = (isDev: boolean): Plugin => ({
    name: 'written-pages',
    enforce: 'pre',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    async load(id) {
      const file = pageFile(id);
      if (file !== undefined) return `export default ${json(await compiled(file))};`;
      if (id !== RESOLVED) return undefined;
      const code = isDev
        ? `const load = (file) => import(/* @vite-ignore */ ${JSON.stringify(`${sourceDir}/`)} + file).then((page) => page.default);`
        : `const pages = ${json(Object.fromEntries(pages))}; const load = async (file) => pages[file];`;
      return {
        code: `${code} export const compiledPage = load; export const generated = ${json(generated)};`,
        map: null,
      };
    },
    // Also for a new page, which no module has asked for yet.
    hotUpdate({ file, modules }) {
      const list = this.environment.moduleGraph.getModuleById(RESOLVED);
      return pageFile(file) !== undefined && list ? [...modules, list] : undefined;
    },
  });
  const integration: AstroIntegration = {
    name: 'compile-pages',
    hooks: {
      'astro:config:setup'({ command, updateConfig }) {
        // A test runner sets `test`, and Vite would take a build with it for a dev server: pages without their second part.
        if (command === 'build') process.env.NODE_ENV = 'production';
        updateConfig({ vite: { plugins: [plugin(command === 'dev')] } });
      },
      async 'astro:build:start'() {
        const docs = await readDocs(site, sourceDir);
        const problems = docs.flatMap((doc) => doc.problems);
        if (problems.length > 0) throw new FrontMatterError(problems);
        const all = await Promise.allSettled(docs.map(({ file }) => compiled(file)));
        const failed = all.flatMap((page) => (page.status === 'rejected' ? [page.reason] : []));
        if (failed.length > 0) throw oneError(failed);
      },
    },
  };
  /** A page as it was compiled last, compiled now if it wasn't. */
  const page = async (file: string) => pages.get(file) ?? compiled(file);
  return { integration, pages: pages as CompiledPages, page, compile: compiled };
}
