import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { onThread } from '../build-cache/on-thread.ts';
import { devBridge } from '../content/dev-bridge.ts';
import type { WholeFont } from './reduce-font.ts';

/** The characters that pages use: printable ASCII, and the typographic characters that authors use. */
const TEXT = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}\u00a0©·×–—‘’“”…→≤≥`;

/** Its WebAssembly takes 100 MB, which only a thread that ends gives back. */
const reduceFont = onThread<WholeFont, Uint8Array>('src/integrations/reduce-font.ts');

interface Face {
  name: string;
  /** File inside an npm package; both are under the SIL Open Font License. */
  file: string;
  axes?: Record<string, { min: number; max: number }>;
}

const FACES: readonly Face[] = [
  {
    name: 'sans.woff2',
    file: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  { name: 'serif.woff2', file: '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2' },
];

/**
 * Reduces the two fonts to the characters the pages use, which halves their size, and returns their folder. Other
 * characters use the fallback fonts. Cached by input, and done once per process. A dev
 * server uses the whole fonts until a build has reduced them, because its first page doesn't wait for what's only about
 * size.
 */
export function prepareFonts(): Promise<string> {
  preparing ??= prepare();
  return preparing;
}

let preparing: Promise<string> | undefined;

async function prepare(): Promise<string> {
  const require = createRequire(import.meta.url);
  const sources = FACES.map((face) => ({ ...face, bytes: readFileSync(require.resolve(face.file)) }));
  const key = createHash('sha256').update(JSON.stringify([TEXT, FACES]));
  for (const { bytes } of sources) key.update(bytes);
  const caches = resolve('node_modules/.cache/fonts');
  const reduced = join(caches, key.digest('hex').slice(0, 12));
  const isReduced = FACES.every(({ name }) => existsSync(join(reduced, name)));
  const isWhole = devBridge().isQuick === true && !isReduced;
  const folder = isWhole ? join(caches, 'whole') : reduced;
  mkdirSync(folder, { recursive: true });
  if (isWhole) {
    for (const { name, bytes } of sources) writeFileSync(join(folder, name), bytes);
    return folder;
  }
  for (const { name, bytes, axes } of sources) {
    if (existsSync(join(folder, name))) continue;
    writeFileSync(join(folder, name), await reduceFont({ bytes, text: TEXT, ...(axes && { axes }) }));
  }
  return folder;
}
