import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readModel } from '../../features/api-reference/model.ts';
import { JSON_REFERENCE_PAGES, jsonReferenceAddress } from './address.ts';
import { loadJsonReference } from './reference.ts';

const TYPES = 'node_modules/@contentauth/c2pa-types';
const reference = loadJsonReference('.');
const { objects, aliases } = reference;

/** Names that the package declares differently from what it exports, and copies of types, such as `StatusCodes1`. */
const nameOf = (declared: string) =>
  ({ SigningAlgSchema: 'SigningAlg', ManifestStore: 'Reader' })[declared] ?? declared.replace(/1$/, '');

/** Properties of every object that the package declares. */
function declaredProperties(): Map<string, string[]> {
  const files = ['ManifestStore', 'ManifestDefinition', 'Action', 'Builder'];
  const declared = files.flatMap((file) => {
    const path = `${TYPES}/dist/types/${file}.d.ts`;
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    return source.statements.filter(ts.isInterfaceDeclaration).map(({ name, members }) => {
      const properties = members.filter(ts.isPropertySignature);
      const names = properties.map((one) => `${one.name.getText()}${one.questionToken ? '?' : ''}`);
      return [nameOf(name.text), names.sort()] as const;
    });
  });
  return new Map(declared);
}

test('objects have the properties of the package that the pages name', () => {
  const { version } = JSON.parse(readFileSync(`${TYPES}/package.json`, 'utf8'));
  expect(reference.source).toBe(`@contentauth/c2pa-types ${version}`);
  for (const [name, declared] of declaredProperties()) {
    const inherited = name === 'Builder' ? objects.ManifestDefinition?.properties : {};
    const all = Object.entries({ ...inherited, ...objects[name]?.properties });
    const ours = all.map(([property, { required }]) => `${property}${required ? '' : '?'}`);
    expect(ours.sort(), name).toEqual(declared);
  }
});

test('every object is on one page, below a heading with its name as the id', () => {
  const names = [...Object.keys(objects), ...Object.keys(aliases)].sort();
  expect([...JSON_REFERENCE_PAGES.values()].flat().sort()).toEqual(names);
  for (const [page, placed] of JSON_REFERENCE_PAGES) {
    const source = readFileSync(`docs/manifest/json-ref/${page}.mdx`, 'utf8');
    const shown = [...source.matchAll(/^#+ .*\{#(\w+)\}\n(?:(?!#).*\n)*?<JsonObject name="(\w+)" \/>$/gm)];
    expect(shown.map(([, id, name]) => [id, name])).toEqual(placed.map((name) => [name, name]));
  }
});

test('addresses of objects and properties', () => {
  expect(jsonReferenceAddress('Manifest', 'title')).toBe('/docs/manifest/json-ref/reader#Manifest.title');
  expect(jsonReferenceAddress('Role')).toBe('/docs/manifest/json-ref/actions#Role');
  expect(jsonReferenceAddress('Nothing')).toBeUndefined();
});

test('every object has an example', () => {
  const without = Object.entries(objects).filter(([, { example }]) => !example);
  // The settings page begins with a complete settings file.
  expect(without.map(([name]) => name)).toEqual(['Builder', 'Settings']);
});

test('the settings that the browser library declares are among ours', () => {
  const settings = readModel('.', 'c2pa-web').items.filter(({ name }) => /Settings$/.test(name));
  expect(settings.length).toBeGreaterThan(3);
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  for (const { name, members = [] } of settings) {
    const ours = objects[name === 'CawgTrustSettings' ? 'TrustSettings' : name]?.properties;
    for (const member of members) expect(ours, `${name}.${member.name}`).toHaveProperty(snake(member.name));
  }
});

/** Text without markup, as runs of nine words. */
function runs(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z0-9_]+/g) ?? [];
  return words.slice(8).map((_, i) => words.slice(i, i + 9).join(' '));
}

test('our texts share no nine words with the comments in the types', () => {
  const folder = `${TYPES}/dist/types`;
  const theirs = new Set(
    readdirSync(folder)
      .filter((file) => file.endsWith('.d.ts'))
      .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').match(/\/\*\*[\s\S]*?\*\//g) ?? [])
      .flatMap((comment) => runs(comment.replace(/^\s*\*/gm, ' '))),
  );
  const texts: string[] = [];
  JSON.stringify(reference, (_, value) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  expect(texts.flatMap(runs).filter((run) => theirs.has(run))).toEqual([]);
});
