import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { oneError } from '../config/errors.ts';
import { digestOf } from '../content/digest.ts';
import { FrontMatterError } from '../content/front-matter-problems.ts';
import { pageCompiler } from '../content/markdown/compile-page.ts';
import type { CompiledPage } from '../content/markdown/compiled-page.ts';
import type { PageOptions } from '../content/markdown/page.ts';
import { filesOfDocs, readDocs } from '../content/read-docs.ts';
import { outDir } from '../content/source.ts';
import type { SiteData } from './configuration.ts';
import { writeFile } from './write-file.ts';

/** The written pages compiled so far, by their paths in the source folder. */
export type CompiledPages = ReadonlyMap<string, CompiledPage>;

export type WrittenPages = ReturnType<typeof compilePages>;

const ID = 'virtual:pages';
const RESOLVED = `\0${ID}`;

/** What a page can depend on besides its own text, in the project's folder and in the site's. */
const CODE = ['package-lock.json', 'src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'];
const FILES = ['*.config.ts', '{data,diagrams,examples,public,samples}/**/*'];

/** The pages of a build, in a file: its modules read them there, and the next build takes those that would be the same. */
interface Kept {
  /** By path in the source folder. The digest names all that a page depends on; one that shows other pages has none. */
  written: Record<string, { digest: string; page: CompiledPage }>;
  generated: SiteData['generated'];
}

function readKept(path: string): Kept {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // The first build, or one that was stopped while it wrote the file.
    return { written: {}, generated: [] };
  }
}

/** JSON that's read when it's used: quicker than to bundle and compile it as code. */
const json = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/**
 * Compiles the written pages, and provides them and the generated ones to the modules that Vite runs. A build compiles all
 * of them first, so that every mistake is reported at once, and keeps them for the next build. In a dev server, each page is
 * a module: Vite compiles it when it's asked for, and runs what depends on the list of pages again after an edit.
 */
export function compilePages({ site, generated }: SiteData, options: PageOptions) {
  const { sourceDir } = options;
  const compile = pageCompiler(options);
  const pages = new Map<string, CompiledPage>();
  const keptName = hash('sha256', JSON.stringify([sourceDir, outDir])).slice(0, 16);
  const keptAt = resolve('node_modules/.cache/pages', `${keptName}.json`);
  const compiled = async (file: string): Promise<CompiledPage> => {
    const path = join(sourceDir, file);
    const page = await compile(path, await readFile(path, 'utf8'));
    pages.set(file, page);
    return page;
  };
  const readers = options.vocabulary.components.flatMap((one) => (one.readsPages ? `<${one.name}` : []));
  const keptOrCompiled = async (file: string, inputs: string, { written }: Kept) => {
    const text = await readFile(join(sourceDir, file), 'utf8');
    const digest = readers.some((name) => text.includes(name)) ? '' : hash('sha256', inputs + text);
    const before = written[file];
    const page = digest !== '' && before?.digest === digest ? before.page : await compiled(file);
    pages.set(file, page);
    return [file, { digest, page }] as const;
  };
  /** Names what every page depends on. */
  const inputsOf = (): string => {
    const { vocabulary, ...settings } = options;
    const beside = site.versions.map(({ dir }) => `${dir}/**/*.!(mdx)`);
    const digests = [digestOf(resolve('.'), CODE), digestOf(sourceDir, [...FILES, ...beside])];
    return JSON.stringify([...digests, filesOfDocs(site, sourceDir), settings]);
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
        ? [
            `const load = (file) => import(/* @vite-ignore */ ${JSON.stringify(`${sourceDir}/`)} + file).then((page) => page.default);`,
            `export const generated = ${json(generated)};`,
          ]
        : [
            "import { readFileSync } from 'node:fs';",
            `export const { written, generated } = JSON.parse(readFileSync(${JSON.stringify(keptAt)}, 'utf8'));`,
            'const load = async (file) => written[file].page;',
          ];
      return { code: [...code, 'export const compiledPage = load;'].join('\n'), map: null };
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
        const inputs = inputsOf();
        const kept = readKept(keptAt);
        const all = await Promise.allSettled(docs.map(({ file }) => keptOrCompiled(file, inputs, kept)));
        const failed = all.flatMap((page) => (page.status === 'rejected' ? [page.reason] : []));
        if (failed.length > 0) throw oneError(failed);
        const written = Object.fromEntries(
          all.flatMap((page) => (page.status === 'fulfilled' ? [page.value] : [])),
        );
        writeFile(keptAt, JSON.stringify({ written, generated } satisfies Kept));
      },
    },
  };
  /** A page as it was compiled last, compiled now if it wasn't. */
  const page = async (file: string) => pages.get(file) ?? compiled(file);
  return { integration, pages: pages as CompiledPages, page, compile: compiled };
}
