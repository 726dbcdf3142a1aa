import { expect, test } from 'vitest';
import { parseQuery } from './query.ts';

const keys = (query: string) =>
  parseQuery(query).clauses.map(({ type, key }) => (type === 'whole' ? `[${key}]` : key));

test.each([
  ['how do I sign an image', ['sign', 'image']],
  ['what is it', ['what', 'is', 'it']],
  ['dataHash.mismatch', ['[datahash.mismatch]', 'data', 'hash', 'mismatch']],
  ['self#jumbf=c2pa.assertions/c2pa.hash.data', ['[c2pa.hash.data]', '[c2pa.assertions]']],
  ['of 2fc80c9b-6352-4b64-8f5d-4e7f5ce81e5f', ['of']],
  ['', []],
  ['.* [a-z]+ (?:', ['z', '[a-z]']],
  ['"><img onerror>', ['img', 'onerror']],
])('%s', (query, expected) => {
  expect(keys(query)).toEqual(expect.arrayContaining(expected));
});

test('only what comes last may go on', () => {
  expect(parseQuery('read manif').clauses.map(({ mayGoOn }) => mayGoOn)).toEqual([false, true]);
});

test('a query of any length has few clauses', () => {
  expect(parseQuery('certificate-of.x1 '.repeat(5000)).clauses.length).toBeLessThanOrEqual(14);
  expect(parseQuery('a1b2.'.repeat(5000)).clauses.length).toBeLessThanOrEqual(14);
});
