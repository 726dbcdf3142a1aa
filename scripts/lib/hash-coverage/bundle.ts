import { readFile } from 'node:fs/promises';
import { basename, relative, resolve, sep } from 'node:path';
import { rollup } from 'rollup';
import { plainScript } from './plain-script.ts';

const FOLDER = resolve('src/c2pa');
const NOBLE = '@noble/hashes/sha2.js';

/** The comment above a module's code: `coverage/data-hash.ts`. */
const titleOf = (path: string): string =>
  path.startsWith(FOLDER + sep) ? relative(FOLDER, path).replaceAll('\\', '/') : basename(path);

/**
 * Bundles a library of `src/c2pa` as one JavaScript module with its comments.
 * @param folder of the library: `coverage`
 * @param isForNode whether Node.js computes the hashes itself; otherwise the module imports `@noble/hashes`
 */
export async function bundledLibrary(folder: string, isForNode: boolean): Promise<string> {
  const bundle = await rollup({
    input: resolve(FOLDER, folder, 'index.ts'),
    external: ['node:crypto', ...(isForNode ? [] : [NOBLE])],
    plugins: [
      {
        name: 'plain-script',
        resolveId: (id) => (isForNode && id === NOBLE ? resolve(import.meta.dirname, 'node-sha2.ts') : null),
        load: async (id) => plainScript(await readFile(id, 'utf8'), titleOf(id)),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es', generatedCode: 'es2015' });
  await bundle.close();
  return output[0].code;
}
