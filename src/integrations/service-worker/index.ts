import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hrefOf } from '../../addresses/address.ts';
import { OFFLINE_ADDRESS } from '../../config/offline.ts';
import type { Site } from '../../config/site.ts';
import { toolAddress } from '../../config/tool-pages.ts';
import { WORKER_FILE } from '../../offline/visits/names.ts';
import { classicScript } from '../classic-script.ts';
import { virtualModule } from '../configuration.ts';
import { servedFiles } from '../hosting/files.ts';
import { dividedAssets, namedFiles } from './assets.ts';

const source = (name: string) => fileURLToPath(new URL(`../../offline/visits/${name}.ts`, import.meta.url));

const isCode = (file: string) => /\.(?:js|css)$/.test(file);
const isSearch = (file: string) => file === 'search-index.json' || file.startsWith('_astro/search-');

/** Changes whenever pages or files differ between builds. */
function buildOf(out: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.filter((one) => one.endsWith('.html') || one.startsWith('_astro/')))
    hash.update(file).update(file.endsWith('.html') ? readFileSync(join(out, file)) : '');
  return hash.digest('hex').slice(0, 12);
}

/** Writes the search index as a single file, so that browsers don't request hundreds. @returns its path */
function packSearch(out: string, files: readonly string[]): string {
  const texts = files.filter(isSearch).map((file) => [file, readFileSync(join(out, file), 'utf8')]);
  const pack = JSON.stringify(Object.fromEntries(texts));
  const path = `_astro/search.${createHash('sha256').update(pack).digest('hex').slice(0, 12)}.json`;
  writeFileSync(join(out, path), pack);
  return path;
}

/** Build information passed to the worker. */
function settingsOf(out: string, files: readonly string[], site: Site) {
  const built = files.filter((file) => file.startsWith('_astro/') && !isSearch(file));
  const texts = new Map(
    built.map((file) => [file, isCode(file) ? readFileSync(join(out, file), 'utf8') : '']),
  );
  const below = (address: string) => hrefOf(address, site).slice(site.base.length);
  const { core, tools } = dividedAssets(
    texts,
    readFileSync(join(out, fileOf(files, OFFLINE_ADDRESS)), 'utf8'),
  );
  const code = tools.map((file) => texts.get(file)).join('\n');
  return {
    base: site.base,
    build: buildOf(out, files),
    core: [...core, below(OFFLINE_ADDRESS)],
    offlinePath: below(OFFLINE_ADDRESS),
    search: packSearch(out, files),
    tools:
      site.offline.tools === 'ask'
        ? [...tools, ...namedFiles(code, files, site.base), ...site.tools.map((id) => below(toolAddress(id)))]
        : [],
  };
}

/** The file of a page, in either URL form. */
const fileOf = (files: readonly string[], address: string): string =>
  files.find((file) => [`${address.slice(1)}.html`, `${address.slice(1)}/index.html`].includes(file)) ?? '';

/**
 * Writes the service worker of a site that keeps visited pages, and adds its script to pages. On other sites, the file
 * removes an earlier worker, and pages don't get a script. Runs after everything that writes files, and before hosting.
 */
export function serviceWorker(site: Site): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:config:setup'({ command, injectScript }) {
        if (command === 'build' && site.offline.pages)
          injectScript('page', `import ${JSON.stringify(source('register'))};`);
      },
      async 'astro:build:done'({ dir, logger }) {
        const out = fileURLToPath(dir);
        const { pages } = site.offline;
        const settings = pages ? settingsOf(out, servedFiles(out), site) : { base: site.base };
        const code = await classicScript(source(pages ? 'worker' : 'tombstone'), [
          virtualModule('virtual:service-worker', settings),
        ]);
        writeFileSync(join(out, WORKER_FILE), code);
        if (pages) logger.info(`keeps visited pages; build ${'build' in settings ? settings.build : ''}`);
      },
    },
  };
}
