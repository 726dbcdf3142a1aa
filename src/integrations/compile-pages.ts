import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration, HookParameters } from 'astro';
import { load } from 'js-yaml';
import type { Plugin } from 'vite';
import { ContentCache, contentKey } from '../build-cache/content-cache.ts';
import { filesOf, generatorDigest, sourcesDigest } from '../build-cache/digest.ts';
import type { Site } from '../config/site.ts';
import { type CompilePage, FRONT_MATTER, pageCompiler } from '../content/markdown/compile-page.ts';
import type { CompiledPage } from '../content/markdown/compiled-page.ts';
import type { PageOptions } from '../content/markdown/page.ts';
import { writtenPages } from '../content/written-pages.ts';

/** Increase it when the same inputs compile to a different result for a reason that isn't among the inputs. */
const FORMAT = '4';

/**
 * A sandbox is built only when a page that shows it is compiled, and the error index is generated from the other
 * pages.
 */
const isCacheable = (source: string) => !/<(?:Sandbox|ErrorIndex)\b/.test(source);

/** Parts of Astro's hook that its types omit: what a collection's files contain. */
interface EntryTypes {
  addContentEntryType(type: {
    extensions: string[];
    getEntryInfo(file: { contents: string }): { data: unknown; body: string; slug: string; rawData: string };
  }): void;
}

/**
 * Compiles the written pages. A build compiles all of them before it renders any, so that every mistake is reported at
 * once, and keeps them for the next build. It begins when this is called, while another process may still read the types
 * of packages, and code is highlighted on a thread. The development server compiles what it serves.
 */
export function compilePages(site: Site, options: PageOptions): AstroIntegration {
  const { sourceDir } = options;
  const pages = writtenPages();
  const compile = pageCompiler(options);
  const compiling = pages.isBuild ? withCache(compile, site, sourceDir) : compile;
  pages.compile = async (file) => {
    const path = join(sourceDir, file);
    const page = await compiling(path, await readFile(path, 'utf8'));
    pages.compiled.set(file, page);
    return page;
  };
  const compiled = Promise.allSettled(pages.isBuild ? filesOfPages(site, sourceDir).map(pages.compile) : []);
  const waiting: Plugin = {
    name: 'compile-pages',
    apply: 'build',
    // Bundling doesn't need the pages, so code is highlighted meanwhile.
    async buildEnd() {
      if (this.environment.name !== 'prerender') return;
      const failed = (await compiled).flatMap((page) => (page.status === 'rejected' ? [page.reason] : []));
      if (failed.length > 0) throw new AggregateError(failed, 'some pages can’t be compiled');
    },
  };
  return {
    name: 'compile-pages',
    hooks: {
      'astro:config:setup'(parameters) {
        const { addContentEntryType } = parameters as HookParameters<'astro:config:setup'> & EntryTypes;
        addContentEntryType({
          extensions: ['.mdx'],
          getEntryInfo: ({ contents }) => frontMatterOf(contents),
        });
        parameters.updateConfig({ vite: { plugins: [waiting] } });
      },
    },
  };
}

const filesOfPages = ({ versions }: Site, sourceDir: string): string[] =>
  versions.flatMap(({ dir }) =>
    globSync(`${dir}/**/*.mdx`, { cwd: sourceDir }).map((file) => file.replaceAll('\\', '/')),
  );

/** @throws YAMLException with a reason and the line, counted from that of the first `---` */
function frontMatterOf(contents: string) {
  const rawData = FRONT_MATTER.exec(contents)?.[1] ?? '';
  return { data: load(rawData) ?? {}, body: contents.replace(FRONT_MATTER, '').trim(), slug: '', rawData };
}

function withCache(compile: CompilePage, site: Site, sourceDir: string): CompilePage {
  // Everything that can affect a page besides its own text. Any change there compiles all pages again. Of other pages,
  // only the names count, because links are checked against them.
  const around = contentKey(
    sourceDir,
    // The environment can set parts of it, such as the base.
    site,
    generatorDigest(),
    sourcesDigest(sourceDir),
    filesOf(sourceDir, ['docs/**/*.mdx', 'i18n/**/*.mdx']),
  );
  const cache = new ContentCache<CompiledPage>('compiled-pages', FORMAT, 300);
  return (path, text) =>
    isCacheable(text)
      ? cache.take(contentKey(around, path, text), () => compile(path, text))
      : compile(path, text);
}
