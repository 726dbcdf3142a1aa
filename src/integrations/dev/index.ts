import { globSync, statSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
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

/** Whether Astro restarts for a file in the site's or in the project's folder. */
const isRestartFile = (path: string, sourceDir: string, root: string): boolean =>
  [
    { folder: sourceDir, patterns: INPUTS },
    { folder: root, patterns: CODE },
  ].some(({ folder, patterns }) => {
    const file = relative(folder, path).replaceAll('\\', '/');
    return !IGNORED_FILES.test(file) && patterns.some((one) => matchesGlob(file, one));
  });

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
        /** What doesn't keep a page from being shown. */
        const check = async (address: string) => {
          const twice = duplicates(data, sourceDir).get(address);
          const file = filesOfDocs(site, sourceDir).find(
            (one) => docOfFile(one, site.versions)?.address === address,
          );
          const messages = twice === undefined ? [] : [twice];
          if (file === undefined) return messages;
          return [...messages, ...(await linkProblems(file, data, sourceDir, written))];
        };
        const pageChanged = async (file: string, event: string) => {
          if (event === 'unlink') return;
          const doc = await readDoc(file, site, sourceDir);
          for (const problem of doc?.problems ?? []) logger.error(problem);
          if (!doc || doc.problems.length > 0) return;
          // Its mistakes are in the terminal, also if no browser shows it.
          await written.compile(file);
          const messages = await check(docOfFile(file, site.versions)?.address ?? '');
          for (const message of messages) logger.warn(message);
        };
        // Before Astro's own listener, which restarts for files that it knows.
        server.watcher.on('all', (event, path) => {
          const file = relative(sourceDir, path).replaceAll('\\', '/');
          if (file.endsWith('.mdx') && site.versions.some(({ dir }) => file.startsWith(`${dir}/`))) {
            pageChanged(file, event).catch((error) => {
              if (error instanceof Mistake) logger.error(error.message);
            });
          } else if (event === 'add' && isRestartFile(path, sourceDir, root)) watch(path);
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
