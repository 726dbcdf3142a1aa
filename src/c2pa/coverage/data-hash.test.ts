import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataHashAt, hashedParts } from './data-hash.ts';

const files = join(import.meta.dirname, '../../../samples/manifest-examples/files');
const store = new Uint8Array(readFileSync(join(files, 'sidecar.c2pa')));
const { active_manifest: label } = JSON.parse(readFileSync(join(files, 'sidecar.json'), 'utf8'));

test('the hash of a manifest that lies beside its file covers all of the file', () => {
  const found = dataHashAt(store, label, 'c2pa.hash.data');
  expect(found).toMatchObject({ algorithm: 'SHA-256', exclusions: [] });
  expect(found?.hash).toHaveLength(32);
});

test.each([
  ['another kind of hash', store, label, 'c2pa.hash.bmff.v3'],
  ['a manifest that is not there', store, 'urn:c2pa:other', 'c2pa.hash.data'],
  ['a store that is none', new Uint8Array(100).fill(7), label, 'c2pa.hash.data'],
])('%s has none', (_, bytes, manifest, assertion) =>
  expect(dataHashAt(bytes, manifest, assertion)).toBeUndefined(),
);

test('a store that is cut off or changed anywhere does not throw', () => {
  for (let index = 0; index < store.length; index += 13) {
    const changed = Uint8Array.from(store);
    changed[index] = (changed[index] ?? 0) ^ 0xff;
    dataHashAt(changed, label, 'c2pa.hash.data');
    dataHashAt(store.subarray(0, index), label, 'c2pa.hash.data');
  }
});

test('what the exclusions leave', () => {
  expect(hashedParts(100, [])).toEqual([[0, 100]]);
  expect(hashedParts(100, [{ start: 20, length: 30 }])).toEqual([
    [0, 20],
    [50, 100],
  ]);
});

test.each([
  ['beyond the end', [{ start: 90, length: 11 }]],
  [
    'over each other',
    [
      { start: 10, length: 10 },
      { start: 15, length: 10 },
    ],
  ],
  ['before the beginning', [{ start: -1, length: 5 }]],
  ['of a negative length', [{ start: 5, length: -5 }]],
  ['that are no numbers', [{ start: Number.NaN, length: Number.NaN }]],
  ['of endless length', [{ start: 1, length: Number.POSITIVE_INFINITY }]],
])('exclusions %s are refused', (_, exclusions) => expect(hashedParts(100, exclusions)).toBeUndefined());
