import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkAttributes } from './check-attributes.ts';
import { writtenText } from './component.ts';

const attributes = z.object({
  file: writtenText,
  name: writtenText.meta({ example: 'Manifest' }).optional(),
  show: z.enum(['objects', 'deprecated']).optional(),
  only: z.array(z.string(), '`only` must be a list, like only={["node"]}').optional(),
  dev: z.boolean().optional(),
});

const check = (values: Record<string, unknown>) => checkAttributes('Sample', attributes, values);

test('valid data is returned', () => {
  const values = { file: 'a/b/c.py', show: 'objects', only: ['node'], dev: true };
  expect(check(values)).toEqual(values);
});

test.each([
  [{}, '`file` is missing; write file="…"'],
  [{ file: ' ' }, '`file` is missing; write file="…"'],
  [{ file: true }, '`file` must be text, like file="…"'],
  [{ fiel: 'x' }, '<Sample> has no `fiel`; did you mean `file`?'],
  [{ file: 'x', whatever: '1' }, '<Sample> has no `whatever`; it takes file, name, show, only, dev'],
  [{ file: 'x', show: 'objekts' }, '`show` must be "objects" or "deprecated"'],
  [{ file: 'x', only: 'node' }, '`only` must be a list, like only={["node"]}'],
  [{ file: 'x', dev: 'yes' }, '`dev`: Invalid input: expected boolean, received string'],
])('%j', (values, message) => {
  expect(() => check(values)).toThrow(message);
});

test('the message for a missing one names a value that works', () => {
  const named = z.object({ name: writtenText.meta({ example: 'Manifest' }) });
  expect(() => checkAttributes('JsonObject', named, {})).toThrow('`name` is missing; write name="Manifest"');
});

test('a component without attributes rejects all', () => {
  expect(() => checkAttributes('Glossary', z.object({}), { of: 'x' })).toThrow(
    '<Glossary> has no `of`; it takes none',
  );
});
