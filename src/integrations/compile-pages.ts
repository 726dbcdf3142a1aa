import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { oneError } from '../config/mistake.ts';
import type { Site } from '../config/site.ts';
import { FrontMatterError } from '../content/front-matter-problems.ts';
import { pageCompiler } from '../content/markdown/compile-page.ts';
import type { PageOptions } from '../content/markdown/page.ts';
import { readDocs } from '../content/read-docs.ts';
import { writtenPages } from '../content/written-pages.ts';

/**
 * Compiles the written pages. A build compiles all of them before it renders any, so that every mistake is reported at
 * once. The development server compiles what it serves.
 */
export function compilePages(site: Site, options: PageOptions): AstroIntegration {
  const { sourceDir } = options;
  const pages = writtenPages();
  const compile = pageCompiler(options);
  pages.compile = async (file) => {
    const path = join(sourceDir, file);
    const page = await compile(path, await readFile(path, 'utf8'));
    pages.compiled.set(file, page);
    return page;
  };
  return {
    name: 'compile-pages',
    hooks: {
      async 'astro:build:start'() {
        const docs = await readDocs(site, sourceDir);
        const problems = docs.flatMap((doc) => doc.problems);
        if (problems.length > 0) throw new FrontMatterError(problems);
        const all = await Promise.allSettled(docs.map(({ file }) => pages.compile(file)));
        const failed = all.flatMap((page) => (page.status === 'rejected' ? [page.reason] : []));
        if (failed.length > 0) throw oneError(failed);
      },
    },
  };
}
