/** What a service worker keeps, each kind in a cache of its own, per build. */
export type Kind = 'pages' | 'files' | 'tools';

/** The caches of one site: an origin can have several, and other caches. */
export const prefixOf = (base: string): string => `docs:${base}:`;

/** `docs:/:3f2a91c0:pages` */
export const cacheName = (base: string, build: string, kind: Kind): string =>
  `${prefixOf(base)}${build}:${kind}`;

/** The address below which it's noted that all files of the tools are there. */
export const TOOLS_KEPT = '_offline/tools-kept';

/** The service worker, below the base path. */
export const WORKER_FILE = 'service-worker.js';

/** What a page tells the worker. */
export type ToVisits =
  | {
      type: 'visited';
      /** Its address, without query and hash. */
      page: string;
      /** What it loaded. */
      files: string[];
      /** The reader saves data: then, only the page is kept. */
      savesData: boolean;
    }
  | { type: 'keep-tools' }
  | { type: 'remove-tools' };

/** What became of the tools, told through the port of the message. */
export type ToolsAnswer = { kept: boolean; reason?: 'full' | 'network' };
