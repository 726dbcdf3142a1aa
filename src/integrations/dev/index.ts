import { execFile } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AstroIntegration } from 'astro';
import type { ResolvedConfig } from 'vite';
import { canonicalAddress, docOfFile, duplicateRoutes, fixedPages } from '../../config/address.ts';
import { Mistake } from '../../config/errors.ts';
import { filesOfDocs, readDoc } from '../../content/read-docs.ts';
import { outDir } from '../../content/source.ts';
import type { WrittenPages } from '../compile-pages.ts';
import type { SiteData } from '../configuration.ts';
import { docsOf, linkProblems } from './link-problems.ts';

/** What's read once, when Astro starts: configuration, data, programs, drawings. */
const INPUTS = ['{site.config,sidebars,redirects}.ts', '{data,samples,diagrams,examples}/**/*.*'];

/** The code that `astro.config.ts` imports: what compiles pages, and integrations. Vite runs the rest and replaces it in place. */
const CODE = [
  'src/{addresses,components,config,content,integrations,ui}/**/*.{ts,tsx}',
  'src/features/{api-reference,pictures,samples,status-codes,trust}/*.ts',
  'src/features/*/settings.ts',
  'packages/verdict/src/**/*.ts',
  'packages/mcp/src/site/*.ts',
  'packages/tools/src/ui/*.{ts,tsx}',
];

/** Files that programs leave next to their sources, and tests. */
const IGNORED_FILES = /(?:^|\/)(?:node_modules|dist|target|__pycache__|\.[^/]*)(?:\/|$)|\.test\.tsx?$/;

/** The path of a file that Astro restarts for, in the site's or in the project's folder; undefined if it's another one. */
function restartsFor(path: string, sourceDir: string, root: string): string | undefined {
  for (const [folder, patterns] of [
    [sourceDir, INPUTS],
    [root, CODE],
  ] as const) {
    const file = relative(folder, path).replaceAll('\\', '/');
    if (!file.startsWith('..') && !IGNORED_FILES.test(file) && patterns.some((one) => matchesGlob(file, one)))
      return file;
  }
  return undefined;
}

/** Every such file there is. */
function restartFiles(sourceDir: string, root: string): string[] {
  const exclude = (path: string) => IGNORED_FILES.test(path.replaceAll('\\', '/'));
  const below = (cwd: string, patterns: readonly string[]) =>
    globSync(patterns, { cwd, exclude }).map((file) => join(cwd, file));
  return [...below(sourceDir, INPUTS), ...below(root, CODE)];
}

/** One of them that was written after this time, in milliseconds since 1970. */
const writtenSince = (time: number, files: readonly string[]): string | undefined =>
  files.find((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > time);

/**
 * Where Vite begins to look for packages that browsers load, which it bundles. Astro's pattern also has what only the build
 * runs, and with it TypeScript, the bundler, and every grammar of the highlighter: two thirds of the time until the first
 * page.
 */
const browserEntries = {
  name: 'browser-entries',
  configResolved: ({ environments }: ResolvedConfig) => {
    if (environments.client) environments.client.optimizeDeps.entries = ['src/client/main.ts'];
  },
};

/** Milliseconds after which a restart has ended. */
const RESTARTED = 1000;

/**
 * What `npm run dev` adds to Astro: it restarts for what's read once, reloads edited pages, and tells the build's messages in the
 * terminal and in the browser.
 */
export function devServer(data: SiteData, sourceDir: string, written: WrittenPages): AstroIntegration {
  const { site } = data;
  const loaded = Date.now();
  let root = '';
  let watch: (file: string) => void;
  return {
    name: 'dev-server',
    hooks: {
      'astro:config:setup'({ command, config, injectScript, updateConfig, addWatchFile }) {
        if (command !== 'dev') return;
        root = fileURLToPath(config.root);
        watch = addWatchFile;
        for (const file of restartFiles(sourceDir, root)) addWatchFile(file);
        injectScript(
          'page',
          `import ${JSON.stringify(fileURLToPath(new URL('client.ts', import.meta.url)))};`,
        );
        updateConfig({
          vite: {
            server: { watch: { ignored: [`${outDir}/**`, '**/target/**'] } },
            plugins: [browserEntries],
          },
        });
      },
      'astro:server:setup'({ server, logger }) {
        const told = new Set<string>();
        const tell = (messages: readonly string[]) => {
          for (const message of messages) if (!told.has(message)) logger.warn(message);
          for (const message of messages) told.add(message);
        };
        const review = reviewer(sourceDir, (message) => logger.warn(message));
        /** What doesn't keep a page from being shown. */
        const check = async (address: string) => {
          const twice = duplicates(data, sourceDir).get(address);
          const file = filesOfDocs(site, sourceDir).find(
            (one) => docOfFile(one, site.versions)?.address === address,
          );
          const messages = twice === undefined ? [] : [twice];
          if (file === undefined) return messages;
          messages.push(...(await linkProblems(file, data, sourceDir, written)));
          tell(messages);
          return messages;
        };
        const pageChanged = async (file: string, event: string) => {
          told.clear();
          if (event === 'unlink') return;
          const doc = await readDoc(file, site, sourceDir);
          for (const problem of doc?.problems ?? []) logger.error(problem);
          tell([...duplicates(data, sourceDir).values()]);
          if (!doc || doc.problems.length > 0) return;
          review(file);
          // Its mistakes are in the terminal, also if no browser shows it.
          await written.compile(file);
          await check(docOfFile(file, site.versions)?.address ?? '');
        };
        // Before Astro's own listener, which restarts for files that it knows.
        server.watcher.on('all', (event, path) => {
          const file = relative(sourceDir, path).replaceAll('\\', '/');
          if (file.endsWith('.mdx') && site.versions.some(({ dir }) => file.startsWith(`${dir}/`))) {
            pageChanged(file, event).catch((error) => {
              if (error instanceof Mistake) logger.error(error.message);
            });
          } else if (event === 'add' && restartsFor(path, sourceDir, root)) watch(path);
        });
        server.watcher.add(sourceDir);
        // Astro ignores what's edited while it restarts.
        const missed = () => {
          const file = writtenSince(loaded, restartFiles(sourceDir, root));
          if (file) server.watcher.emit('change', file);
        };
        setTimeout(missed, RESTARTED).unref();

        server.hot.on('docs:page-shown', async ({ path }: { path: string }, client) => {
          client.send('docs:problems', {
            messages: await check(canonicalAddress(`/${path.slice(site.base.length)}`)),
          });
        });
      },
    },
  };
}

/** Messages about pages with the same address, by address. */
const duplicates = (data: SiteData, sourceDir: string): Map<string, string> =>
  duplicateRoutes([
    ...fixedPages(data.site),
    ...docsOf(data, sourceDir).map(({ address, file }) => ({ address, by: file })),
  ]);

const run = promisify(execFile);

/** The spelling checker, and what it prints about a word: `docs/x.mdx:5:3 - Unknown word (sentense) fix: (sentence)`. */
const SPELLING =
  'node_modules/cspell/bin.mjs lint --config cspell.json --no-gitignore --no-progress --no-summary --no-color'.split(
    ' ',
  );

/** Milliseconds without another change, because an editor can save a page in several steps. */
const STILL = 300;

/** If more pages change at once, someone has switched branches, and `npm run check` is quicker. */
const AT_ONCE = 5;

/**
 * Says what `npm run check` would say about a page that was saved, in the terminal: a misspelled word, an image that's too
 * large. The page is shown all the same. What was said about the last version isn't repeated. Pages are reviewed one after
 * another, in processes of their own, because rules and the spelling checker take longer to load than the site's code.
 * @returns a function to call with the path of a saved page in the source folder
 */
function reviewer(sourceDir: string, warn: (message: string) => void): (file: string) => void {
  const changed = new Set<string>();
  const before = new Map<string, ReadonlySet<string>>();
  const review = async (file: string) => {
    const checks = [
      ['scripts/prose.ts', file],
      [...SPELLING, '--root', sourceDir, join(sourceDir, file)],
    ].map((args) =>
      run(process.execPath, args).catch((failure: { stdout?: string; stderr?: string }) => failure),
    );
    const said = (await Promise.all(checks)).flatMap(({ stdout = '', stderr = '' }) => [stdout, stderr]);
    const messages = said
      .join('\n')
      .split('\n')
      .filter((line) => line.startsWith(`${file}:`));
    const known = before.get(file);
    before.set(file, new Set(messages));
    for (const message of messages) if (!known?.has(message)) warn(message);
  };
  let last: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  return (file) => {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      if (files.length > AT_ONCE) return;
      for (const one of files) last = last.then(() => review(one));
    }, STILL);
  };
}
