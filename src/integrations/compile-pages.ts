import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration, HookParameters } from 'astro';
import { load } from 'js-yaml';
import { oneError } from '../config/mistake.ts';
import type { Site } from '../config/site.ts';
import { FRONT_MATTER, pageCompiler } from '../content/markdown/compile-page.ts';
import type { PageOptions } from '../content/markdown/page.ts';
import { writtenPages } from '../content/written-pages.ts';

/** Parts of Astro's hook that its types omit: what a collection's files contain. */
interface EntryTypes {
  addContentEntryType(type: {
    extensions: string[];
    getEntryInfo(file: { contents: string }): { data: unknown; body: string; slug: string; rawData: string };
  }): void;
}

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
      'astro:config:setup'(parameters) {
        const { addContentEntryType } = parameters as HookParameters<'astro:config:setup'> & EntryTypes;
        addContentEntryType({
          extensions: ['.mdx'],
          getEntryInfo: ({ contents }) => frontMatterOf(contents),
        });
      },
      async 'astro:build:start'() {
        const all = await Promise.allSettled(filesOfPages(site, sourceDir).map(pages.compile));
        const failed = all.flatMap((page) => (page.status === 'rejected' ? [page.reason] : []));
        if (failed.length > 0) throw oneError(failed);
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
