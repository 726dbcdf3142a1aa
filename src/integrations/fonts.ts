import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';

/** The characters that pages use: printable ASCII, and those of typography and of drawn trees that authors use. */
const TEXT = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}\u00a0©·×–—‘’“”…→←≤≥•✓✗├└│─`;

interface Face {
  name: string;
  /** File inside an npm package; all are under the SIL Open Font License. */
  file: string;
  axes?: Record<string, { min: number; max: number }>;
}

const TEXT_WEIGHTS = { wght: { min: 400, max: 700 } };

const FACES: readonly Face[] = [
  {
    name: 'sans.woff2',
    file: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    axes: TEXT_WEIGHTS,
  },
  {
    name: 'sans-italic.woff2',
    file: '@fontsource-variable/public-sans/files/public-sans-latin-wght-italic.woff2',
    axes: TEXT_WEIGHTS,
  },
  { name: 'serif.woff2', file: '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2' },
  {
    name: 'serif-bold.woff2',
    file: '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
  },
  { name: 'mono.woff2', file: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2' },
  { name: 'mono-bold.woff2', file: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff2' },
];

/**
 * Reduces the fonts to the characters the pages use, which halves their size, and returns their folder. Other
 * characters use the fallback fonts. Cached by input.
 */
export async function prepareFonts(): Promise<string> {
  const require = createRequire(import.meta.url);
  const sources = FACES.map((face) => ({ ...face, bytes: readFileSync(require.resolve(face.file)) }));
  const key = createHash('sha256').update(JSON.stringify([TEXT, FACES]));
  for (const { bytes } of sources) key.update(bytes);
  const caches = resolve('node_modules/.cache/fonts');
  const folder = join(caches, key.digest('hex').slice(0, 12));
  mkdirSync(folder, { recursive: true });
  for (const { name, bytes, axes } of sources) {
    if (existsSync(join(folder, name))) continue;
    const options = { targetFormat: 'woff2', ...(axes && { variationAxes: axes }) } as const;
    writeFileSync(join(folder, name), await subsetFont(bytes, TEXT, options));
  }
  return folder;
}
