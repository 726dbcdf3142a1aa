import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The characters that pages use: printable ASCII, and those of typography and of drawn trees that authors use. */
export const TEXT = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}\u00a0©·×–—‘’“”…→←≤≥•✓✗├└│─`;

const SANS = '@fontsource-variable/public-sans/files/public-sans-latin-wght';
const SERIF = '@fontsource/source-serif-4/files/source-serif-4-latin';
const MONO = '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin';
const TEXT_WEIGHTS = { wght: { min: 400, max: 700 } };
/** Characters of social cards, whose texts are the operator's. Other scripts come from the fonts of the machine. */
const CARD_TEXT = String.fromCodePoint(...Array.from({ length: 224 }, (_, i) => 32 + i), 0x2013, 0x2019);

interface Face {
  name: string;
  source: string;
  axes?: { wght: number | { min: number; max: number } };
  /** Instead of {@link TEXT}. */
  text?: string;
}

/** A file in this folder, and the one in an npm package that it's made from; all are under the SIL Open Font License. */
export const FACES: readonly Face[] = [
  { name: 'sans.woff2', source: `${SANS}-normal.woff2`, axes: TEXT_WEIGHTS },
  { name: 'sans-italic.woff2', source: `${SANS}-italic.woff2`, axes: TEXT_WEIGHTS },
  { name: 'serif.woff2', source: `${SERIF}-400-normal.woff2` },
  { name: 'serif-bold.woff2', source: `${SERIF}-600-normal.woff2` },
  { name: 'mono.woff2', source: `${MONO}-400-normal.woff2` },
  { name: 'mono-bold.woff2', source: `${MONO}-600-normal.woff2` },
  // What draws social cards reads neither WOFF nor variable fonts.
  { name: 'card-serif.ttf', source: `${SERIF}-600-normal.woff2`, text: CARD_TEXT },
  { name: 'card-sans.ttf', source: `${SANS}-normal.woff2`, axes: { wght: 600 }, text: CARD_TEXT },
];

export const bytesOf = (source: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(source));

/** One name for what all fonts are made from; `made-from.txt` has the one of the files in this folder. */
export function digestOfSources(): string {
  const digest = createHash('sha256').update(JSON.stringify([TEXT, FACES]));
  for (const { source } of FACES) digest.update(bytesOf(source));
  return digest.digest('hex');
}
