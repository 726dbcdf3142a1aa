import { expect, test } from 'vitest';
import { jsonSchema, SCHEMA_FILES } from '../../../../src/content/json-types/json-schema.ts';
import { loadJsonReference } from '../../../../src/content/json-types/reference.ts';
import { checkDefinition, type Intent, MAX_DEFINITION_DEPTH } from './check-definition.ts';
import { validatorOf } from './schema-findings.ts';

const [file] = SCHEMA_FILES;
if (!file) throw new Error('there is a schema of manifest definitions');
const validate = validatorOf(jsonSchema(loadJsonReference('.'), file, 'https://docs.example.org/x'));
const found = (definition: unknown, intent: Intent = 'none') =>
  checkDefinition(definition, validate, intent).map(({ rule, at }) => `${rule} ${at}`);

const TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation';
const created = { action: 'c2pa.created', digitalSourceType: TYPE };
const withActions = (...actions: unknown[]) => ({
  assertions: [{ label: 'c2pa.actions.v2', data: { actions } }],
});

test('an intent writes the first action, so an empty definition is fine with one', () => {
  expect(found({}, 'create')).toEqual([]);
  expect(found({})).toEqual(['first-action /assertions']);
  expect(found(withActions(created))).toEqual([]);
});

test('there is one first action, also with the intent’s', () => {
  const opened = { action: 'c2pa.opened' };
  expect(found(withActions(created, opened))).toEqual([
    'one-first-action /assertions/0/data/actions/1/action',
  ]);
  expect(found(withActions(created), 'create')).toEqual([
    'one-first-action /assertions/0/data/actions/0/action',
  ]);
});

test.each([
  ['claim-version /claim_version', { claim_version: 1 }],
  ['one-claim-generator /claim_generator_info', { claim_generator_info: [{ name: 'a' }, { name: 'b' }] }],
  [
    'one-parent /ingredients/1/relationship',
    { ingredients: [{ relationship: 'parentOf' }, { relationship: 'parentOf' }] },
  ],
  ['metadata-context /assertions/0/data', { assertions: [{ label: 'org.example.metadata', data: {} }] }],
  ['type /title', { title: 1 }],
  ['type /', []],
])('%s', (expected, definition) => {
  expect(found(definition, 'create')).toContain(expected);
});

test('an https source type gets the http one as its fix', () => {
  const [finding] = checkDefinition(
    withActions({ ...created, digitalSourceType: TYPE.replace('http:', 'https:') }),
    validate,
    'none',
  );
  expect(finding).toMatchObject({ rule: 'source-type-url', fix: expect.stringContaining(TYPE) });
});

test('JSON that breaks off is named with its place', () => {
  const [finding] = checkDefinition('{\n  "title": "x",\n}', validate, 'create');
  expect(finding).toMatchObject({ rule: 'json', at: 'line 3, column 1' });
});

test('a definition that’s nested too deep gets a sentence, and one at the limit is checked', () => {
  const nested = (levels: number) => {
    let value: unknown = {};
    for (let level = 0; level < levels; level += 1)
      value = level % 2 ? { action: 'x', related: value } : [value];
    return withActions(value);
  };
  const checked = (given: unknown) => checkDefinition(given, validate, 'none');
  // `withActions` adds five levels.
  expect(checked(nested(MAX_DEFINITION_DEPTH - 5))).not.toEqual([]);
  for (const levels of [MAX_DEFINITION_DEPTH, 3 * MAX_DEFINITION_DEPTH])
    expect(() => checked(nested(levels))).toThrow(/is nested more than 100 levels deep/);
  for (const text of [`${'['.repeat(200_000)}${']'.repeat(200_000)}`, JSON.stringify(nested(2000))])
    expect(() => checked(text)).toThrow(/is nested more than 100 levels deep/);
});

test('of a long list, the beginning is checked, and a finding says so', () => {
  const { length, 0: first } = checkDefinition(
    { assertions: Array.from({ length: 50_000 }, () => ({})) },
    validate,
    'none',
  );
  expect(length).toBe(100);
  expect(first).toMatchObject({
    rule: 'list-length',
    at: '/assertions',
    problem: 'The list has 50000 entries, and only the first 1000 were checked.',
  });
  const many = Array.from({ length: 1000 }, () => Array.from({ length: 100 }, () => ({})));
  expect(() => checkDefinition({ assertions: many }, validate, 'none')).toThrow('more than 20000 values');
});

test('a key called __proto__ stays a key', () => {
  const text = '{"assertions":[{"label":"org.x","data":{"__proto__":{"a":1}}}],"__proto__":{}}';
  expect(() => checkDefinition(text, validate, 'create')).not.toThrow();
  expect(({} as Record<string, unknown>).a).toBeUndefined();
});
