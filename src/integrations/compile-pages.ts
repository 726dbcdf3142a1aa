import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { oneError } from '../config/errors.ts';
import { digestOf, keptValues } from '../content/cache.ts';
import { frontMatterError } from '../content/front-matter.ts';
import { pageCompiler } from '../content/markdown/compile-page.ts';
import type { CompiledPage, PageOptions } from '../content/markdown/page.ts';
import { filesOfDocs, keepDocs, readDocs } from '../content/read-docs.ts';
import type { SiteData } from './configuration.ts';

/** The written pages compiled so far, by their paths in the source folder. */
export type CompiledPages = ReadonlyMap<string, CompiledPage>;

export type WrittenPages = ReturnType<typeof compilePages>;

const ID = 'virtual:pages';
const RESOLVED = `\0${ID}`;

/** What a page can depend on besides its own text and our code, in the site's folder. */
const FILES = ['*.config.ts', '{data,diagrams,examples,public,samples}/**/*'];

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
  const kept = keptValues<CompiledPage>('compiled-pages');
  const keptGenerated = keptValues<SiteData['generated']>('generated-pages');
  const compiled = async (file: string): Promise<CompiledPage> => {
    const path = join(sourceDir, file);
    const page = await compile(path, await readFile(path, 'utf8'));
    pages.set(file, page);
    return page;
  };
  const readers = options.vocabulary.components.flatMap((one) => (one.readsPages ? `<${one.name}` : []));
  const keptOrCompiled = async (file: string, text: string, inputs: string, others: string) => {
    const isReader = readers.some((name) => text.includes(name));
    const from = inputs + (isReader ? others : '') + text;
    pages.set(file, kept.find(file, from) ?? kept.add(file, from, await compiled(file)));
  };
  /** What every page depends on. */
  const inputsOf = (): string => {
    const { vocabulary, ...settings } = options;
    const beside = site.versions.map(({ dir }) => `${dir}/**/*.!(mdx)`);
    const digest = digestOf(sourceDir, [...FILES, ...beside]);
    return hash('sha256', JSON.stringify([digest, filesOfDocs(site, sourceDir), settings]));
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
            "const read = (file) => JSON.parse(readFileSync(file, 'utf8'));",
            `const written = read(${JSON.stringify(kept.file)});`,
            'const load = async (file) => written[file].value;',
            `export const generated = read(${JSON.stringify(keptGenerated.file)}).all.value;`,
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
        if (problems.length > 0) throw frontMatterError(problems);
        const inputs = inputsOf();
        const texts = await Promise.all(docs.map(({ file }) => readFile(join(sourceDir, file), 'utf8')));
        const others = hash('sha256', texts.join('\0'));
        const all = await Promise.allSettled(
          docs.map(({ file }, index) => keptOrCompiled(file, texts[index] ?? '', inputs, others)),
        );
        const failed = all.flatMap((page) => (page.status === 'rejected' ? [page.reason] : []));
        if (failed.length > 0) throw oneError(failed);
        keptGenerated.add('all', JSON.stringify(generated), generated);
        for (const save of [keepDocs, kept.save, keptGenerated.save]) save();
      },
    },
  };
  /** A page as it was compiled last, compiled now if it wasn't. */
  const page = async (file: string) => pages.get(file) ?? compiled(file);
  return { integration, pages: pages as CompiledPages, page, compile: compiled };
}
