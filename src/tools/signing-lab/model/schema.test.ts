import { expect, test } from 'vitest';
import { jsonSchema } from '../../../content/json-types/json-schema.ts';
import { loadJsonReference } from '../../../content/json-types/load.ts';
import { SCHEMA_FILES } from '../../../content/json-types/schema-files.ts';
import { DRAWN, firstDefinition } from './definition.ts';
import { jsonText, parseDefinition, placesIn } from './json-text.ts';
import { type JsonSchema, missingKeys, possibleValues, schemasAt } from './schema.ts';
import { schemaFaults } from './schema-faults.ts';
import { withStatements } from './statements.ts';

const [file] = SCHEMA_FILES;
if (!file) throw new Error('there is a schema of definitions');
const schema = jsonSchema(loadJsonReference('.'), file, 'https://example.org/x') as unknown as JsonSchema;

const faults = (text: string) => {
  const parsed = parseDefinition(text);
  if (!('definition' in parsed)) throw new Error('this is JSON');
  return schemaFaults(schema, parsed.definition, text, placesIn(text)).map(
    ({ line, message }) => `${line}: ${message}`,
  );
};
const first = firstDefinition('Evening', DRAWN);

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
  ['{\n  "titel": "x"\n}', ['2: The SDK doesn’t recognize the key titel and silently ignores it.']],
  ['{\n  "title": 5\n}', ['2: title has the wrong type: expected string or null.']],
  ['{\n "assertions": [\n  { "label": "x" }\n ]\n}', ['3: Entry 1 needs the key data.']],
  [
    '{\n "claim_generator_info": [\n  { "nme": "x",\n   "name": 1 }\n ]\n}',
    ['4: name has the wrong type: expected string.'],
  ],
  ['{"hash_alg": "md5"}', [expect.stringMatching(/^1: hash_alg can’t have this value\. .*sha256/)]],
  [
    '{"assertions": [{"label": "c2pa.actions.v2", "data": {\n"actions": [{"when": 5}]}}]}',
    [expect.stringMatching(/^2: /), expect.anything()],
  ],
])('%j is told with its lines', (text, expected) => expect(faults(text)).toEqual(expected));

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
