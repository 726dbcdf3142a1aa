import { statSync, watchFile } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Connect, ResolvedConfig, ViteDevServer } from 'vite';
import { canonicalAddress } from '../../addresses/address.ts';
import { ConfigError } from '../../config/errors.ts';
import { devBridge, stateOfDocs } from '../../content/dev-bridge.ts';
import { outDir } from '../../content/source.ts';
import type { SiteData } from '../configuration.ts';
import { CONFIGURATION, isCode, isInput, problemsOfInputs, unwatched, WATCHED } from './inputs.ts';
import { linkProblems } from './link-problems.ts';
import { shortPageErrors } from './page-errors.ts';
import { reviewChanges } from './review.ts';

/**
 * Runs on every page of a dev server: it prepares the page for React's refresh, which tools need to start, and reports
 * which page is shown, so that the server can report its problems.
 */
const CLIENT = `
import '@vitejs/plugin-react/preamble';
if (import.meta.hot) {
  const say = () => import.meta.hot.send('docs:page-shown', { path: location.pathname });
  say();
  globalThis.navigation?.addEventListener('navigatesuccess', say);
  import.meta.hot.on('vite:afterUpdate', say);
}
`;

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

/** Milliseconds after which a configuration file is looked at again. */
const ASKED_EVERY = 500;

/** Events between a page in the browser and the dev server. */
const SHOWN = 'docs:page-shown';

/**
 * What `npm run dev` adds to Astro: it restarts when the configuration or data changes, and reports the build's messages
 * in the terminal and in the browser.
 */
export function devServer(data: SiteData, sourceDir: string): AstroIntegration {
  return {
    name: 'dev-server',
    hooks: {
      'astro:config:setup'({ command, config, injectScript, updateConfig }) {
        if (command !== 'dev') return;
        injectScript('page', CLIENT);
        const ignored = unwatched(fileURLToPath(config.root), outDir, sourceDir);
        updateConfig({ vite: { server: { watch: { ignored } }, plugins: [browserEntries] } });
      },
      'astro:server:setup'({ server, logger }) {
        shortPageErrors(logger.options.destination);
        reviewChanges(server.watcher, sourceDir, (message) => logger.warn(message));
        const reported = new Set<string>();
        /** Problems in the configuration on disk; the site still uses the last valid version. */
        let wrong: readonly string[] = [];
        const tell = (messages: readonly string[]) => {
          for (const message of messages) if (!reported.has(message)) logger.error(message);
          for (const message of messages) reported.add(message);
        };

        const bridge = devBridge();
        bridge.changed = (file) => {
          const messages = bridge.problems.get(file) ?? [];
          reported.clear();
          tell(messages);
          if (messages.length > 0) show(server, messages);
          else server.hot.send({ type: 'full-reload' });
        };

        const inputChanged = async (file: string) => {
          wrong = await problemsOfInputs(sourceDir);
          reported.clear();
          if (wrong.length === 0) process.send?.({ restart: file });
          else {
            tell(wrong);
            show(server, wrong);
          }
        };
        let timer: NodeJS.Timeout | undefined;
        /** When the file of each last event was written. */
        const seen = new Map<string, number>();
        const fileChanged = (path: string) => {
          const file = isInput(path, sourceDir) ?? isCode(path, server.config.root, bridge.imported);
          if (!file) return;
          seen.set(path, statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
          clearTimeout(timer);
          // An editor writes a file in several steps.
          timer = setTimeout(() => void inputChanged(file), 50);
        };
        server.watcher.add(WATCHED.map((name) => `${sourceDir}/${name}`));
        server.watcher.on('all', (_event, path) => fileChanged(path));
        // The watcher loses a file that's deleted and written again later.
        for (const name of CONFIGURATION) {
          const path = `${sourceDir}/${name}`;
          watchFile(path, { persistent: false, interval: ASKED_EVERY }, ({ mtimeMs }) => {
            if (mtimeMs !== seen.get(path)) fileChanged(path);
          });
        }

        let duplicates: ReadonlyMap<string, string> = new Map();
        bridge.duplicates = (messages) => {
          duplicates = messages;
          tell([...messages.values()]);
        };
        const problemsOfPage = async (path: string): Promise<string[]> => {
          const twice = duplicates.get(canonicalAddress(`/${path.slice(data.site.base.length)}`));
          const origin = originOf(server);
          const links = origin ? await linkProblems(path, origin, data, sourceDir) : [];
          return [
            ...wrong,
            ...[...bridge.problems.values()].flat(),
            ...(twice === undefined ? [] : [twice]),
            ...links,
          ];
        };
        server.hot.on(SHOWN, async ({ path }: { path: string }, client) => {
          const messages = await problemsOfPage(path);
          tell(messages);
          if (messages.length > 0) client.send(overlay(messages));
        });
        server.middlewares.use(firstPageShown);
        server.middlewares.use(currentAddresses(server));
      },
    },
  };
}

/**
 * Astro forgets its list of addresses when it has written the changed pages. A list that was being made at that moment
 * stays, without the change. So before each request, the list is compared with the pages.
 */
const currentAddresses =
  (server: ViteDevServer): Connect.NextHandleFunction =>
  (_request, _response, next) => {
    const { listed } = devBridge();
    if (listed === undefined || listed === stateOfDocs()) return next();
    for (const [name, { hot }] of Object.entries(server.environments))
      if (name !== 'client') hot.send('astro:content-changed', {});
    setImmediate(next);
  };

/** Addresses of code and files, which a page asks for after it has arrived. */
const NOT_A_PAGE = /^\/@|\.\w+(?:\?|$)/;

/** Tells the supervisor that a page has been sent, so that what pages don't wait for can begin. */
const firstPageShown: Connect.NextHandleFunction = (request, response, next) => {
  if (!NOT_A_PAGE.test(request.url ?? '')) response.once('finish', () => process.send?.({ shown: true }));
  next();
};

/** The server's address on this computer. */
function originOf(server: ViteDevServer): string | undefined {
  const address = server.httpServer?.address();
  if (typeof address !== 'object' || address === null) return undefined;
  const host = address.family === 'IPv6' ? '[::1]' : '127.0.0.1';
  return `http://${host}:${address.port}`;
}

const overlay = (messages: readonly string[]) =>
  ({
    type: 'error',
    err: { name: ConfigError.name, title: 'The site has an error', message: messages.join('\n'), stack: '' },
  }) as const;

const show = (server: ViteDevServer, messages: readonly string[]) => server.hot.send(overlay(messages));
