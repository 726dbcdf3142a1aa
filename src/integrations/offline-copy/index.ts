import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { OFFLINE_ADDRESS } from '../../config/offline.ts';
import type { Site } from '../../config/site.ts';
import { zipOf } from '../../content/packages/zip.ts';
import { FOLDER } from '../../offline/copy/files.ts';
import { builtPages } from '../built-pages.ts';
import { servedFiles } from '../hosting/files.ts';
import { isCompressible } from '../hosting/media-types.ts';
import { isCopied, isFetched, scriptFile, withFonts } from './contents.ts';
import { copiedPage, START } from './page.ts';
import { builtScript, fileScript, startScript } from './scripts.ts';

type CopiedSite = Pick<Site, 'base' | 'url'>;

/** The copy as one file. Its size is dominated by files that are compressed already. */
export const copyZip = (folder: string, files: ReadonlyMap<string, string | Uint8Array>): Uint8Array =>
  zipOf(folder, new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))), (path) =>
    isCompressible(path) ? 6 : 0,
  );

/** The workers that a script starts, as paths on the site. */
const workersIn = (code: string, base: string): string[] =>
  [...code.matchAll(/new Worker\(new URL\([`"']([^`"']+)/g)].map(([, address = '']) =>
    address.slice(base.length),
  );

/** The files of an offline copy, by path. @param out the built site @param copy the zip file's path in it */
export async function copyFiles(
  out: string,
  { base, url }: CopiedSite,
  copy: string,
): Promise<Map<string, string | Uint8Array>> {
  const served = servedFiles(out);
  const files = new Map<string, string | Uint8Array>();
  for (const file of served) if (isCopied(file, copy)) files.set(file, readFileSync(join(out, file)));
  for (const file of served)
    if (isFetched(file, copy)) files.set(`${FOLDER}${file}.js`, fileScript(file, scriptFile(out, file)));

  const pages = [...(await builtPages(out)).values()].filter(
    ({ redirect, address }) => !redirect && address !== '/404' && address !== OFFLINE_ADDRESS,
  );
  const names = new Set(pages.map(({ file }) => file));
  const modules = new Set<string>();
  const scriptName = (module: string) => `_offline/${module.split('/').at(-1)}`;
  const shared = {
    base,
    url,
    pages: names,
    files: new Set(files.keys()),
    day: /\d{4}-\d\d-\d\d/.exec(copy)?.[0] ?? '',
    stylesheet: (css: string) => {
      const name = `_offline/${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`;
      if (!files.has(name)) files.set(name, withFonts(css, base, out));
      return name;
    },
    scriptOf: (module: string) => {
      modules.add(module);
      return scriptName(module);
    },
  };
  for (const { file } of pages)
    files.set(file, copiedPage(readFileSync(join(out, file), 'utf8'), { ...shared, file }));

  const scripts = new Map<string, string>();
  for (const module of modules) scripts.set(scriptName(module), await builtScript(out, module));
  // Workers start from text that's already loaded.
  const workers = [...new Set([...scripts.values()].flatMap((code) => workersIn(code, base)))];
  const starting = workers.map((file) => fileScript(file, scriptFile(out, file)));
  files.set(START, (await startScript(base, [...names])) + starting.join(''));
  for (const [name, code] of scripts) files.set(name, code);
  return files;
}

/**
 * Writes the offline copy, if the site has one. Runs after everything that writes files for readers, and before the
 * link report, which checks the link to the zip file.
 */
export function offlineCopy({ offline, ...site }: Site): AstroIntegration {
  return {
    name: 'offline-copy',
    hooks: {
      async 'astro:build:done'({ dir, logger }) {
        if (offline.copy === undefined) return;
        const start = performance.now();
        const out = fileURLToPath(dir);
        const path = offline.copy.slice(1);
        const files = await copyFiles(out, site, path);
        const folder = path.replace(/^.*\/|\.zip$/g, '');
        const zip = copyZip(folder, files);
        mkdirSync(dirname(join(out, path)), { recursive: true });
        writeFileSync(join(out, path), zip);
        const size = (zip.length / 1e6).toFixed(1);
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        logger.info(`${path}: ${files.size} files, ${size} MB, in ${seconds} s`);
      },
    },
  };
}
