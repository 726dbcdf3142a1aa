import { resolve } from 'node:path';

/**
 * The site's source folder: `site.config.ts`, `sidebars.ts`, `redirects.ts`, `docs/`, `samples/`, `diagrams/`,
 * `tools/`. It's the project itself unless SITE_SOURCE specifies another one, as in tests with small sites.
 */
export const sourceDir = resolve(process.env.SITE_SOURCE ?? '.');

/** The build's output folder. */
export const outDir = resolve(process.env.SITE_OUT ?? 'dist');
