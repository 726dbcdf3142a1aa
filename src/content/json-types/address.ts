import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sourceDir } from '../source.ts';

const FOLDER = 'docs/manifest/json-ref';

/** What each page of the JSON reference explains, in its order: objects and named types, by the name of the page's file. */
export const JSON_REFERENCE_PAGES: ReadonlyMap<string, readonly string[]> = new Map(
  globSync('*.mdx', { cwd: join(sourceDir, FOLDER) })
    .sort()
    .map((file) => {
      const text = readFileSync(join(sourceDir, FOLDER, file), 'utf8');
      const names = [...text.matchAll(/^<JsonObject name="(\w+)" \/>$/gm)].map(([, name = '']) => name);
      return [basename(file, '.mdx'), names];
    }),
);

const PAGE_OF: ReadonlyMap<string, string> = new Map(
  [...JSON_REFERENCE_PAGES].flatMap(([page, names]) => names.map((name) => [name, page] as const)),
);

/**
 * Where an object in the SDK's JSON, or one of its properties, is explained:
 * `/docs/manifest/json-ref/reader#Manifest.title`.
 * @param docs the address of the docs
 * @returns undefined for a name that isn't in the reference
 */
export function jsonReferenceAddress(object: string, property?: string, docs = '/docs'): string | undefined {
  const page = PAGE_OF.get(object);
  return (
    page && `${docs}/manifest/json-ref/${page}#${property === undefined ? object : `${object}.${property}`}`
  );
}
