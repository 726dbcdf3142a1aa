import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseJsonTexts } from '../data/json-reference.ts';
import type { JsonModel } from './model.ts';
import { readDeclarations } from './read-declarations.ts';
import { composeReference, type JsonReference } from './reference.ts';

const PACKAGE = '@contentauth/c2pa-types';
const PUBLISHED = ['ManifestStore', 'ManifestDefinition', 'Action', 'Builder'];
/** Increase it when the same files produce a different result. */
const FORMAT = 3;

interface Declarations {
  source: string;
  files: Map<string, string>;
}

/** The published declarations and ours in data/json-types. @throws Error if the package isn't installed */
function declarations(sourceDir: string): Declarations {
  let manifest: string;
  try {
    manifest = createRequire(join(process.cwd(), 'package.json')).resolve(`${PACKAGE}/package.json`);
  } catch {
    throw new Error(`the JSON reference reads ${PACKAGE}, which isn't installed; run npm ci`);
  }
  const types = join(dirname(manifest), 'dist', 'types');
  const ours = join(sourceDir, 'data', 'json-types');
  const read = (folder: string, name: string): [string, string] => [
    name,
    readFileSync(join(folder, name), 'utf8'),
  ];
  return {
    source: `${PACKAGE} ${JSON.parse(readFileSync(manifest, 'utf8')).version}`,
    files: new Map([
      ...PUBLISHED.map((name) => read(types, `${name}.d.ts`)),
      ...readdirSync(ours).map((name) => read(ours, name)),
    ]),
  };
}

/** The types without our texts. */
export function loadJsonModel(sourceDir: string): JsonModel {
  const { source, files } = declarations(sourceDir);
  return readDeclarations(source, files);
}

const textsFile = (sourceDir: string) => join(sourceDir, 'data', 'json-reference.json');

/** Whether this site has a JSON reference; small test sites don't. */
export const hasJsonReference = (sourceDir: string): boolean => existsSync(textsFile(sourceDir));

const inMemory = new Map<string, JsonReference>();

/**
 * Types and texts together. Kept in memory, and cached by the contents of every input, because the compiler takes
 * half a second to load.
 * @throws Error if a text or type is missing, or the data file has a mistake
 */
export function loadJsonReference(
  sourceDir: string,
  cacheDir = 'node_modules/.cache/json-types',
): JsonReference {
  const words = readFileSync(textsFile(sourceDir), 'utf8');
  const declared = declarations(sourceDir);
  const key = createHash('sha256')
    .update(JSON.stringify([FORMAT, words, declared.source, ...declared.files]))
    .digest('hex')
    .slice(0, 16);
  const known = inMemory.get(key);
  if (known) return known;
  const file = join(process.cwd(), cacheDir, `${key}.json`);
  const reference: JsonReference = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : composeReference(readDeclarations(declared.source, declared.files), parseJsonTexts(words));
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(reference));
  }
  inMemory.set(key, reference);
  return reference;
}
