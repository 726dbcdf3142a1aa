import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { glob as globLoader, type Loader, type LoaderContext } from 'astro/loaders';
import type { z } from 'zod';
import { FrontMatterError, frontMatterProblems } from './front-matter-problems.ts';

interface DocsLoaderOptions {
  /** The folder that `pattern` and file names in messages are relative to. */
  base: string;
  pattern: string[];
  schema: z.ZodType;
}

/** Part of what Astro hands to a loader, though its types leave it out: it reads front matter. */
interface EntryTypes {
  entryTypes: Map<
    string,
    { getEntryInfo(file: { contents: string; fileUrl: URL }): Promise<{ data: Record<string, unknown> }> }
  >;
}

/**
 * Loads every page of the docs. Astro stops at the first page whose front matter is wrong and tells it without a
 * line; so when it stops, all pages are looked through again and every mistake is told with its place.
 */
export function docsLoader({ base, pattern, schema }: DocsLoaderOptions): Loader {
  const inner = globLoader({ base, pattern, generateId: ({ entry }) => entry.replace(/\.mdx$/, '') });
  return {
    name: 'docs',
    async load(context) {
      try {
        await inner.load(context);
      } catch (error) {
        const read = readerOf(context);
        const problems: string[] = [];
        for await (const file of glob(pattern, { cwd: base })) {
          const path = join(base, file);
          const contents = await readFile(path, 'utf8');
          problems.push(
            ...(await frontMatterProblems(relative(base, path), contents, schema, () =>
              read(path, contents),
            )),
          );
        }
        if (problems.length === 0) throw error;
        throw new FrontMatterError(problems);
      }
    },
  };
}

function readerOf(context: LoaderContext) {
  const { entryTypes } = context as LoaderContext & EntryTypes;
  return async (path: string, contents: string): Promise<unknown> => {
    const info = await entryTypes.get('.mdx')?.getEntryInfo({ contents, fileUrl: pathToFileURL(path) });
    return info?.data ?? {};
  };
}
