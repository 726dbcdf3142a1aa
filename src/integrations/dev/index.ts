import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ResolvedConfig, ViteDevServer } from 'vite';
import { canonicalAddress } from '../../addresses/address.ts';
import { fixedPages } from '../../config/fixed-pages.ts';
import { readDoc } from '../../content/read-docs.ts';
import { duplicateRoutes } from '../../content/routes.ts';
import { outDir } from '../../content/source.ts';
import type { CompiledPages } from '../compile-pages.ts';
import type { SiteData } from '../configuration.ts';
import { docsOf } from '../doc-files.ts';
import { restartFiles, restartsFor, writtenSince } from './inputs.ts';
import { linkProblems } from './link-problems.ts';
import { reviewer } from './review.ts';

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
export function devServer(data: SiteData, sourceDir: string, compiled: CompiledPages): AstroIntegration {
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
        const review = reviewer((message) => logger.warn(message));
        const pageChanged = async (file: string, event: string) => {
          told.clear();
          if (event === 'unlink') return;
          const { problems = [] } = (await readDoc(file, site, sourceDir)) ?? {};
          for (const problem of problems) logger.error(problem);
          tell([...duplicates(data, sourceDir).values()]);
          if (problems.length === 0) review(file);
        };
        // Before Astro's own listener, which restarts for files that it knows.
        server.watcher.on('all', (event, path) => {
          const file = relative(sourceDir, path).replaceAll('\\', '/');
          if (file.endsWith('.mdx') && site.versions.some(({ dir }) => file.startsWith(`${dir}/`))) {
            pageChanged(file, event).catch(() => {});
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
          const twice = duplicates(data, sourceDir).get(canonicalAddress(`/${path.slice(site.base.length)}`));
          const origin = originOf(server);
          const links = origin ? await linkProblems(path, origin, data, sourceDir, compiled) : [];
          const messages = twice === undefined ? links : [twice, ...links];
          tell(messages);
          client.send('docs:problems', { messages });
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

/** The server's address on this computer. */
function originOf(server: ViteDevServer): string | undefined {
  const address = server.httpServer?.address();
  if (typeof address !== 'object' || address === null) return undefined;
  const host = address.family === 'IPv6' ? '[::1]' : '127.0.0.1';
  return `http://${host}:${address.port}`;
}
