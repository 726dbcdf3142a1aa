import { readFileSync } from 'node:fs';
import Ajv, { type ErrorObject } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { jsonSchema, SCHEMA_FILES, type SchemaFile } from './json-schema.ts';
import { cutOut, loadJsonReference } from './reference.ts';

const reference = loadJsonReference('.');
const idOf = (name: string) => `https://example.org/schemas/${name}`;
const ajv = new Ajv({ allErrors: true, strict: true, strictRequired: false });
for (const file of SCHEMA_FILES) ajv.addSchema(jsonSchema(reference, file, idOf(file.file)));

const sample = (file: string) => JSON.parse(readFileSync(`samples/${file}`, 'utf8'));
const placeOf = ({ instancePath, params }: ErrorObject) =>
  instancePath + (params.additionalProperty ? `/${params.additionalProperty}` : '');

/** The locations of the mistakes, without the lines that only repeat another one. */
function mistakes(schema: string, document: unknown, below = ''): string[] {
  const validate = ajv.getSchema(idOf(schema) + below);
  if (!validate) throw new Error(`no schema ${schema}${below}`);
  validate(document);
  const errors = (validate.errors ?? []).filter(({ keyword }) => !['if', 'anyOf'].includes(keyword));
  return [...new Set(errors.map(placeOf))];
}
const definition = (document: unknown) => mistakes('manifest-definition.schema.json', document);
const report = (document: unknown) => mistakes('reader-report.schema.json', document);
const settings = (document: unknown) => mistakes('settings.schema.json', document);

describe('good ones pass', () => {
  test('definitions', () => {
    const good = sample('definition-file/node/definition.json');
    expect(definition(good)).toEqual([]);
    expect(definition({})).toEqual([]);
    expect(definition({ $schema: './x.json', alg: 'es256', ingredient_paths: ['a.jpg'], ...good })).toEqual(
      [],
    );
  });

  test('reports and parts of them', () => {
    expect(report(sample('definition-file/node/expected-report.json'))).toEqual([]);
    expect(report(sample('write-manifest/node/expected-results.json'))).toEqual([]);
    const manifest = sample('write-manifest/node/expected-active.json');
    expect(mistakes('reader-report.schema.json', manifest, '#/$defs/Manifest')).toEqual([]);
    expect(report({ from_a_newer_version: true })).toEqual([]);
  });

  test('settings', () => {
    expect(settings(sample('definition-file/node/settings.json'))).toEqual([]);
  });

  test('the example beside each object', () => {
    const files = new Map(SCHEMA_FILES.map((file) => [file, jsonSchema(reference, file, idOf(file.file))]));
    for (const [name, { example }] of Object.entries(reference.objects)) {
      if (!example) continue;
      const shown = cutOut(sample(example.file), example);
      const has = ([{ root }, schema]: [SchemaFile, Record<string, unknown>]) =>
        root === name || name in (schema.$defs as object);
      const [file] = [...files].find(has) ?? [];
      if (!file) throw new Error(`${name} is in no schema`);
      // Reports aren't definitions: their own schema checks the properties that only they have.
      const own = example.file.includes('expected') ? 'reader-report.schema.json' : file.file;
      const root = SCHEMA_FILES.find((one) => one.file === own)?.root === name;
      expect(mistakes(own, shown, root ? '' : `#/$defs/${name}`), name).toEqual([]);
    }
  });
});

describe('bad ones fail at the right place', () => {
  test('the mistakes of the sample', () => {
    expect(definition(sample('validate-definition/node/wrong.json')).sort()).toEqual([
      '/assertions/0',
      '/assertions/1/data/actions/0/digitalSourcetype',
      '/claim_generator_info',
      '/hash_alg',
      '/ingredients/0/relationship',
      '/titel',
    ]);
  });

  test.each([
    [{ title: 3 }, '/title'],
    [{ assertions: null }, '/assertions'],
    [{ assertions: [{ label: 'org.x', data: 1, created: null }] }, '/assertions/0/created'],
    [{ assertions: [{ label: 'org.x', data: 1, kind: 'Binary' }] }, '/assertions/0/kind'],
    [{ assertions: [{ label: 'c2pa.actions', data: {} }] }, '/assertions/0/data'],
    [{ claim_version: 3 }, '/claim_version'],
    [{ claim_version: 1.5 }, '/claim_version'],
    [{ ingredients: [{ relationship: null }] }, '/ingredients/0/relationship'],
    [{ thumbnail: { format: 'image/png' } }, '/thumbnail'],
    [{ no_embed: true }, '/no_embed'],
    [{ intent: 'edit' }, '/intent'],
    [[], ''],
  ])('definition %j', (document, place) => {
    expect(definition(document)).toContain(place);
  });

  test.each([
    [{ validation_state: 'Great' }, '/validation_state'],
    [{ manifests: [] }, '/manifests'],
    [{ manifests: { a: { assertions: [{ label: 'x' }] } } }, '/manifests/a/assertions/0'],
    [{ validation_results: { activeManifest: { success: [] } } }, '/validation_results/activeManifest'],
  ])('report %j', (document, place) => {
    expect(report(document)).toContain(place);
  });

  test.each([
    [{ verify: { verifyTrust: false } }, '/verify/verifyTrust'],
    [{ verify: { verify_trust: null } }, '/verify/verify_trust'],
    [{ version: 2 }, '/version'],
    [{ builder: { claim_generator_info: [{ name: 'x' }] } }, '/builder/claim_generator_info'],
    [{ builder: { thumbnail: { long_edge: -1 } } }, '/builder/thumbnail/long_edge'],
    [{ core: { max_decompressed_manifest_size_in_mb: 2000 } }, '/core/max_decompressed_manifest_size_in_mb'],
  ])('settings %j', (document, place) => {
    expect(settings(document)).toContain(place);
  });
});

test('keys of your own are allowed where the SDK keeps them', () => {
  const own = { 'com.example.x': 1 };
  const action = { action: 'c2pa.created', parameters: own, softwareAgent: { name: 'A', ...own } };
  expect(
    definition({
      claim_generator_info: [{ name: 'A', ...own }],
      assertions: [
        { label: 'c2pa.actions.v2', data: { actions: [action] } },
        { label: 'com.example', data: own },
      ],
    }),
  ).toEqual([]);
});

test('schemas name their source, their address and draft 2020-12', () => {
  for (const file of SCHEMA_FILES) {
    const schema = jsonSchema(reference, file, idOf(file.file));
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: idOf(file.file),
      $comment: expect.stringContaining('@contentauth/c2pa-types 0.7.6'),
    });
    expect(JSON.stringify(schema)).not.toContain('`');
  }
});
