import { glob, readFile, stat } from 'node:fs/promises';
import { join, matchesGlob, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { glob as globLoader, type Loader, type LoaderContext } from 'astro/loaders';
import type { z } from 'zod';
import { devBridge } from './dev-bridge.ts';
import type { FrontMatter } from './front-matter.ts';
import { FrontMatterError, frontMatterProblems } from './front-matter-problems.ts';

type DataEntry = ReturnType<LoaderContext['store']['values']>[number];

interface DocsLoaderOptions {
  /** The folder that `pattern` and the file names in messages are relative to. */
  base: string;
  pattern: string[];
  /** Some versions need more than the collection's schema. */
  schemaOf(file: string): z.ZodType;
}

/** The part of Astro's loader context that its types omit: it reads front matter. */
interface EntryTypes {
  entryTypes: Map<
    string,
    { getEntryInfo(file: { contents: string; fileUrl: URL }): Promise<{ data: Record<string, unknown> }> }
  >;
}

/**
 * Loads every page of the docs. Astro stops at the first page with invalid front matter and reports it without a
 * line, so in that case, all pages are checked again and every mistake is reported with its file and line.
 */
export function docsLoader({ base, pattern, schemaOf }: DocsLoaderOptions): Loader {
  return {
    name: 'docs',
    async load(context) {
      const inner = globLoader({
        base,
        pattern,
        generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
        // Nothing reads it, and it would be three quarters of what's bundled.
        retainBody: false,
      });
      const read = readerOf(context);
      const problemsOf = async (file: string): Promise<string[]> => {
        const path = join(base, file);
        const contents = await readFile(path, 'utf8');
        return frontMatterProblems(file, contents, schemaOf(file), () => read(path, contents));
      };
      const begun = Date.now();
      try {
        await inner.load(quiet(context));
        for (const entry of context.store.values()) checkAgain(context, entry, schemaOf(`${entry.id}.mdx`));
      } catch (error) {
        const problems: string[] = [];
        for await (const file of glob(pattern, { cwd: base })) problems.push(...(await problemsOf(file)));
        if (problems.length === 0) throw error;
        throw new FrontMatterError(problems);
      }
      devBridge().docs = () =>
        context.store.values().map(({ id, data, digest }) => ({
          file: `${id}.mdx`,
          facts: data as FrontMatter,
          digest: String(digest),
        }));
      watch(context, async (path) => {
        const file = relative(base, path).replaceAll('\\', '/');
        if (!pattern.some((one) => matchesGlob(file, one))) return;
        note(file, await problemsOf(file).catch(() => []));
        await loadAgain(context, path, file.replace(/\.mdx$/, ''));
      });
      if (context.watcher) catchUp(context, base, pattern, begun);
    },
  };
}

/**
 * Astro keeps the front matter of a file that hasn't changed, also if the schema has since got a key with a default.
 * @throws Error if it doesn't follow the schema
 */
function checkAgain({ store }: LoaderContext, entry: DataEntry, schema: z.ZodType): void {
  const { success, data } = schema.safeParse(entry.data);
  if (!success) throw new Error(`${entry.id}.mdx has invalid front matter`);
  if (isDeepStrictEqual(data, entry.data)) return;
  store.delete(entry.id);
  store.set({ ...entry, data: data as DataEntry['data'] });
}

/** File changes in a dev server. */
function watch({ watcher }: LoaderContext, changed: (path: string) => Promise<void>): void {
  for (const event of ['change', 'add', 'unlink'] as const) watcher?.on(event, changed);
}

/** Milliseconds after loading at which the folder is compared with what was loaded. */
const COMPARED_AFTER = [500, 1000, 2000, 4000, 8000] as const;

/** Milliseconds without another change after which it's compared; more than the second in the next comment. */
const STILL = 1500;

/**
 * Finds pages that the watcher missed until their next edit. Astro lists the pages first and watches their folder
 * afterwards, and the watcher reports nothing that was there when it began. And if a busy server takes more than a
 * second to read a folder, the watcher forgets what changed in the meantime: it only has a `raw` event.
 * @param since when loading began, in milliseconds since 1970
 */
function catchUp(context: LoaderContext, base: string, pattern: string[], since: number): void {
  const { watcher, store } = context;
  let seen = since;
  const compare = async () => {
    const missing = new Set(store.keys());
    const from = seen;
    seen = Date.now();
    for await (const file of glob(pattern, { cwd: base })) {
      const path = join(base, file);
      const id = file.replaceAll('\\', '/').replace(/\.mdx$/, '');
      const isKnown = missing.delete(id);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
      if (!isKnown) watcher?.emit('add', path);
      else if (mtimeMs > from) void loadAgain(context, path, id);
    }
    for (const id of missing) watcher?.emit('unlink', join(base, `${id}.mdx`));
  };
  for (const time of COMPARED_AFTER) setTimeout(() => void compare(), time).unref();

  const folders = pattern.map((one) => join(base, one.replace(/\*.*$/, '')));
  let timer: NodeJS.Timeout | undefined;
  watcher?.on('raw', (_event, _path, { watchedPath = '' }: { watchedPath?: string }) => {
    if (!folders.some((folder) => `${watchedPath}/`.startsWith(folder))) return;
    clearTimeout(timer);
    timer = setTimeout(() => void compare(), STILL);
    timer.unref();
  });
}

/** Milliseconds until the text of a new file is written. */
const WRITTEN = 200;
const retried = new Map<string, string>();

/** A new file may be read before its text is written, and no other event follows, so it's read once more. */
async function loadAgain(context: LoaderContext, path: string, id: string): Promise<void> {
  await new Promise((done) => setTimeout(done, WRITTEN));
  const contents = await readFile(path, 'utf8').catch(() => undefined);
  if (contents === undefined) return;
  const digest = context.generateDigest(contents);
  if (context.store.get(id)?.digest === digest || retried.get(path) === digest) return;
  retried.set(path, digest);
  context.watcher?.emit('change', path);
}

function note(file: string, problems: readonly string[]): void {
  const bridge = devBridge();
  const before = bridge.problems.get(file)?.join('\n') ?? '';
  if (problems.length > 0) bridge.problems.set(file, problems);
  else bridge.problems.delete(file);
  if (before !== problems.join('\n')) bridge.changed(file);
}

/** Suppresses Astro's own message about a page that it can't load, which has no line. */
function quiet(context: LoaderContext): LoaderContext {
  const logger = Object.create(context.logger) as LoaderContext['logger'];
  logger.error = (message) => {
    if (!message.startsWith('Failed to reload')) context.logger.error(message);
  };
  return { ...context, logger };
}

function readerOf(context: LoaderContext) {
  const { entryTypes } = context as LoaderContext & EntryTypes;
  return async (path: string, contents: string): Promise<unknown> => {
    const info = await entryTypes.get('.mdx')?.getEntryInfo({ contents, fileUrl: pathToFileURL(path) });
    return info?.data ?? {};
  };
}
