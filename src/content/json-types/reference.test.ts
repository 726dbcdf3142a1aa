import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseJsonTexts } from '../data/json-reference.ts';
import { JSON_REFERENCE_PAGES, jsonReferenceAddress } from './address.ts';
import { loadJsonModel } from './load.ts';
import { readDeclarations } from './read-declarations.ts';
import { composeReference, differences } from './reference.ts';

const model = loadJsonModel('.');
const texts = parseJsonTexts(readFileSync('data/json-reference.json', 'utf8'));

test('every property of the types has our text, and no text is left over', () => {
  expect(differences(model, texts)).toEqual([]);
});

test('a new version shows what came and what went', () => {
  const newer = structuredClone(model);
  newer.objects.Item = {
    name: 'Item',
    properties: [{ name: 'unit', type: { is: 'string' }, required: false, deprecated: false }],
  };
  expect(() => composeReference(newer, texts)).toThrow(
    /Item\.unit has no description[\s\S]*Item\.identifier has a description, but is no longer declared/,
  );
});

test('the types are the version that the pages name', () => {
  expect(model.source).toBe('@contentauth/c2pa-types 0.7.6');
});

test('every object has a place, and stands on that page', () => {
  const names = [...Object.keys(model.objects), ...Object.keys(model.aliases)].sort();
  expect(Object.values(JSON_REFERENCE_PAGES).flat().sort()).toEqual(names);
  for (const [page, objects] of Object.entries(JSON_REFERENCE_PAGES)) {
    const source = readFileSync(`docs/manifest/json-ref/${page}.mdx`, 'utf8');
    const shown = [...source.matchAll(/^#+ .*\{#(\w+)\}\n\n<JsonObject name="(\w+)" \/>$/gm)];
    expect(shown.map(([, id, name]) => [id, name]).sort()).toEqual(
      objects.map((name) => [name, name]).sort(),
    );
  }
  const pages = readdirSync('docs/manifest/json-ref').map((file) => file.replace('.mdx', ''));
  expect(pages.sort()).toEqual(
    [...Object.keys(JSON_REFERENCE_PAGES), 'crjson', 'index', 'manifest-json-schema'].sort(),
  );
});

test('addresses of objects and properties', () => {
  expect(jsonReferenceAddress('Manifest', 'title')).toBe('/docs/manifest/json-ref/reader#Manifest.title');
  expect(jsonReferenceAddress('Role')).toBe('/docs/manifest/json-ref/regions#Role');
  expect(jsonReferenceAddress('Nothing')).toBeUndefined();
});

test('every object has an example', () => {
  const without = Object.entries(texts.objects).filter(([, { example }]) => !example);
  // The settings page begins with a complete settings file.
  expect(without.map(([name]) => name)).toEqual(['Builder', 'Settings']);
});

test('the settings that the browser library declares are among ours', () => {
  const file = 'node_modules/@contentauth/c2pa-web/dist/lib/settings.d.ts';
  const web = readDeclarations('c2pa-web', new Map([[file, readFileSync(file, 'utf8')]]));
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  for (const [name, object] of Object.entries(web.objects)) {
    const ours = model.objects[name === 'CawgTrustSettings' ? 'TrustSettings' : name]?.properties ?? [];
    for (const property of object.properties)
      expect(
        ours.map((one) => one.name),
        `${name}.${property.name}`,
      ).toContain(snake(property.name));
  }
});

/** Text without markup, as runs of nine words. */
function runs(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z0-9_]+/g) ?? [];
  return words.slice(8).map((_, i) => words.slice(i, i + 9).join(' '));
}

test('our texts share no nine words with the comments in the types', () => {
  const folder = 'node_modules/@contentauth/c2pa-types/dist/types';
  const theirs = new Set(
    readdirSync(folder)
      .filter((file) => file.endsWith('.d.ts'))
      .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').match(/\/\*\*[\s\S]*?\*\//g) ?? [])
      .flatMap((comment) => runs(comment.replace(/^\s*\*/gm, ' '))),
  );
  expect(runs(JSON.stringify(texts)).filter((run) => theirs.has(run))).toEqual([]);
});
