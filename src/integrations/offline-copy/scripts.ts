import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import { REGISTER, type ScriptFile } from '../../offline/copy/files.ts';
import { classicScript } from '../classic-script.ts';
import { virtualModule } from '../configuration.ts';

/** Vite's lists of files to preload with an import, which aren't needed in a single file. */
const PRELOADED = /__vite__mapDeps\(\[[\d,]*\]\)/g;

const withoutPreloads: Plugin = {
  name: 'without-preloads',
  transform: (code) => ({ code: code.replace(PRELOADED, '[]'), map: null }),
};

const GONE = '\0gone';

/** Tools that aren't used on any page were removed from the build, but the tool loader still refers to them. */
const withoutTools: Plugin = {
  name: 'without-tools',
  resolveId: (specifier, importer) =>
    importer && specifier.startsWith('./') && !existsSync(join(dirname(importer), specifier))
      ? GONE
      : undefined,
  load: (id) => (id === GONE ? 'export {};' : undefined),
};

/** Converts a module of the built site into a classic script. @param out the built site @param module its path there */
export const builtScript = (out: string, module: string): Promise<string> =>
  classicScript(join(out, module), [withoutPreloads, withoutTools]);

/** The script that runs first on every page. @param pages paths of the pages */
export const startScript = (base: string, pages: readonly string[]): Promise<string> =>
  classicScript(fileURLToPath(new URL('../../offline/copy/start.ts', import.meta.url)), [
    virtualModule('virtual:offline-copy', { base, pages }),
  ]);

/** The script that delivers a file to pages that can't fetch it. */
export const fileScript = (path: string, file: ScriptFile): string =>
  `${REGISTER}(${JSON.stringify(path)},${JSON.stringify(file)});\n`;
