import { validatorOf } from '@content-credentials/verdict/definition/schema-findings';
import { expect, test } from 'vitest';
import { jsonSchema, SCHEMA_FILES } from '../../../../../src/content/json-types/json-schema.ts';
import { loadJsonReference } from '../../../../../src/content/json-types/reference.ts';
import { DRAWN, firstDefinition } from './definition.ts';
import { jsonText, parseDefinition, placesIn } from './json-text.ts';
import { type JsonSchema, missingKeys, possibleValues, schemasAt } from './schema.ts';
import { schemaFaults } from './schema-faults.ts';
import { withStatements } from './statements.ts';

const [file] = SCHEMA_FILES;
if (!file) throw new Error('there is a schema of definitions');
const schema = jsonSchema(loadJsonReference('.'), file, 'https://example.org/x') as unknown as JsonSchema;

const validate = validatorOf(schema);

const faults = (text: string) => {
  const parsed = parseDefinition(text);
  if (!('definition' in parsed)) throw new Error('this is JSON');
  return schemaFaults(validate, parsed.definition, text, placesIn(text)).map(
    ({ line, problem, fix }) => `${line}: ${problem} ${fix}`,
  );
};
const first = firstDefinition('Evening', DRAWN);

const withActions = (actions: unknown) =>
  jsonText({ ...first, assertions: [{ label: 'c2pa.actions.v2', data: { actions } }] });

test('actions that end in an invalid file are named before it’s signed', () => {
  expect(faults(withActions([{ action: 'c2pa.created' }]))).toEqual([
    expect.stringMatching(/^\d+: `c2pa.created` needs a `digitalSourceType`.* Add `"digitalSourceType"/),
  ]);
  expect(faults(withActions([{ action: 'c2pa.opened' }]))).toEqual([
    expect.stringMatching(/^\d+: `c2pa.opened` doesn’t name the ingredient that was opened/),
  ]);
  const named = [{ action: 'c2pa.opened', parameters: { ingredientIds: ['parent'] } }];
  expect(faults(withActions(named))).toEqual([]);
  // The SDK writes the first action of an edit.
  expect(faults(withActions([{ action: 'c2pa.cropped' }]))).toEqual([]);
});

test('a key that’s there twice is named once, where the one that counts is', () => {
  expect(faults('{\n "title": "a",\n "title": "b"\n}')).toEqual([
    '3: The key `title` is there more than once in the same object, and only the last one counts. Keep one of them.',
  ]);
  const lists = '{"claim_generator_info": [{"name": "a"}],\n"claim_generator_info": [{"name": "b"}]}';
  expect(faults(lists)).toEqual([expect.stringMatching(/^2: The key `claim_generator_info`/)]);
  expect(faults('{"claim_generator_info": [{"name": "a"}, {"name": "b"}]}')).toEqual([]);
});

test('what the form writes has no faults', () => {
  const whole = withStatements(first, {
    author: 'A',
    rights: 'B',
    training: 'allowed',
    disclosure: { model: 'M', oversight: 'prompt_guided' },
  });
  expect(faults(jsonText(whole))).toEqual([]);
  expect(faults('{}')).toEqual([]);
});

test.each([
  [
    '{\n  "titel": "x"\n}',
    [
      '2: The SDK doesn’t know the key `titel` and drops it without an error, so it isn’t signed. Rename `titel` to `title`.',
    ],
  ],
  [
    '{\n  "title": 5\n}',
    ['2: The value must be of type string or null. Write a value of type string or null instead of `5`.'],
  ],
  [
    '{\n "assertions": [\n  { "label": "x" }\n ]\n}',
    ['3: The key `data` is missing. Add `data` at `/assertions/0`.'],
  ],
  [
    '{\n "claim_generator_info": [\n  { "nme": "x",\n   "name": 1 }\n ]\n}',
    ['4: The value must be of type string. Write a value of type string instead of `1`.'],
  ],
  ['{"hash_alg": "md5"}', [expect.stringMatching(/^1: `md5` isn’t an allowed value\. .*sha256/)]],
  [
    '{"assertions": [{"label": "c2pa.actions.v2", "data": {\n"actions": [{"when": 5}]}}]}',
    [expect.stringMatching(/^2: /), expect.anything()],
  ],
])('%j is reported with its lines', (text, expected) => expect(faults(text)).toEqual(expected));

test('keys that can be added come with what they mean', () => {
  const top = missingKeys(schema, first, '', first);
  expect(top.map(({ key }) => key)).toContain('vendor');
  expect(top.map(({ key }) => key)).not.toContain('title');
  // C2PA Tool alone reads these.
  expect(top.map(({ key }) => key)).not.toContain('private_key');
  expect(top.find(({ key }) => key === 'redactions')?.value).toEqual([]);
  const pointer = '/assertions/0/data/actions/0';
  const action = missingKeys(schema, first, pointer, { action: 'c2pa.created' });
  expect(action.map(({ key }) => key)).toContain('when');
  expect(action.every(({ about }) => about !== '')).toBe(true);
});

test('values that a key can have are offered', () => {
  expect(possibleValues(schema, { hash_alg: '' }, '/hash_alg')).toEqual(['sha256', 'sha384', 'sha512']);
  expect(possibleValues(schema, { title: '' }, '/title')).toEqual([]);
  expect(schemasAt(schema, first, '/nothing/here')).toEqual([]);
});
