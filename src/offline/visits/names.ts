/** What a service worker stores. Each kind has its own cache per build. */
export type Kind = 'pages' | 'files' | 'tools';

/** The caches of one site: an origin can host several sites and have other caches. */
export const prefixOf = (base: string): string => `docs:${base}:`;

/** `docs:/:3f2a91c0:pages` */
export const cacheName = (base: string, build: string, kind: Kind): string =>
  `${prefixOf(base)}${build}:${kind}`;

/** The address below which the worker records that all files of the tools are stored. */
export const TOOLS_MARKER = '_offline/tools-kept';

/** The service worker, below the base path. */
export const WORKER_FILE = 'service-worker.js';

/** A message from a page to the worker. */
export type ToVisits =
  | {
      type: 'visited';
      /** The page's address, without query and hash. */
      page: string;
      /** The files that it loaded. */
      files: string[];
      /** The reader has data saving on, so only the page is stored. */
      savesData: boolean;
    }
  | { type: 'keep-tools' }
  | { type: 'remove-tools' };

/** The result of storing or removing the tools, sent through the message's port. */
export type ToolsAnswer = { isStored: boolean; reason?: 'full' | 'network' };
