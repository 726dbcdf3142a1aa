import { resolve } from 'node:path';

/**
 * The folder the site is made from: `site.config.ts`, `sidebars.ts`, `redirects.ts`, `docs/`, `samples/`,
 * `diagrams/`, `tools/`. The project itself, unless SITE_SOURCE names another (tests build small sites so).
 */
export const sourceDir = resolve(process.env.SITE_SOURCE ?? '.');

/** Where the build writes. */
export const outDir = resolve(process.env.SITE_OUT ?? 'dist');
