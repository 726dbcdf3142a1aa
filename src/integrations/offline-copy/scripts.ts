import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import { rolldown } from 'rolldown';
import { REGISTER, type ScriptFile } from '../../offline/copy/files.ts';
import { virtualModule } from '../configuration.ts';

/** Vite's lists of what to load along with an import; in one file, everything is there. */
const PRELOADED = /__vite__mapDeps\(\[[\d,]*\]\)/g;

const withoutPreloads: Plugin = {
  name: 'without-preloads',
  transform: (code) => ({ code: code.replace(PRELOADED, '[]'), map: null }),
};

/** One classic script from a module and everything that it imports, at once or later. */
async function classic(input: string, plugins: Plugin[]): Promise<string> {
  const bundle = await rolldown({
    input,
    plugins,
    platform: 'browser',
    // Assets are named relative to it, by addresses from the site's root.
    transform: { define: { 'import.meta.url': 'document.baseURI' } },
    onLog: () => {},
  });
  try {
    const { output } = await bundle.generate({ format: 'iife', codeSplitting: false, minify: true });
    const [{ code }] = output;
    return code;
  } finally {
    await bundle.close();
  }
}

/** A module of the built site as a classic script. @param out the built site @param module its path there */
export const classicScript = (out: string, module: string): Promise<string> =>
  classic(join(out, module), [withoutPreloads]);

/** The script that every page starts with. @param pages paths of the pages */
export const startScript = (base: string, pages: readonly string[]): Promise<string> =>
  classic(fileURLToPath(new URL('../../offline/copy/start.ts', import.meta.url)), [
    virtualModule('virtual:offline-copy', { base, pages }),
  ]);

/** The script that brings a file to pages that can't fetch it. */
export const fileScript = (path: string, file: ScriptFile): string =>
  `${REGISTER}(${JSON.stringify(path)},${JSON.stringify(file)});\n`;
