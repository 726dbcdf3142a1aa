import { expect, test } from 'vitest';
import type { Coverage, FaultKind, Uncovered } from '../coverage/types.ts';
import { hashCoverOf, share } from './hash-cover.ts';

const of = { kind: 'data', manifest: 'm', assertion: 'c2pa.hash.data', size: 10_000 } as const;
const lineOf = (coverage: Coverage) => hashCoverOf({ coverage, isExternal: false }).line;
const covered = (...uncovered: Uncovered[]) => lineOf({ ...of, state: 'covered', uncovered });

test('what the hash leaves out is named, and nothing else is claimed', () => {
  expect(covered()).toBe('Covers all of the file');
  const store = { start: 2, length: 2000, kind: 'manifest', name: 'APP11' } as const;
  expect(covered(store)).toBe('Covers all of the file except the manifest store (2\u00a0kB)');
  const exif = { start: 3000, length: 1000, kind: 'metadata', name: 'Exif' } as const;
  const ftyp = { start: 0, length: 20, kind: 'required', name: '/ftyp' } as const;
  expect(covered(ftyp, store, exif)).toBe(
    'Covers all of the file except the manifest store (2\u00a0kB), Exif (1\u00a0kB), and 20\u00a0bytes that the standard leaves out',
  );
});

test('what the hash should cover and doesn’t is told in bytes and as a share of the file', () => {
  const clause = { section: '15.12.1.1', anchor: '_validating_a_data_hash' };
  const broken = (spans: { start: number; length: number }[], kind: FaultKind): Coverage => ({
    ...of,
    state: 'broken',
    fault: { kind, code: 'assertion.dataHash.mismatch', message: '', clause, spans },
  });
  const some = [{ start: 100, length: 2500 }];
  expect(lineOf(broken(some, 'gap'))).toBe('Doesn’t cover 2.5\u00a0kB of this file (25.0%)');
  expect(lineOf(broken([], 'changed'))).toBe('Doesn’t match this file');
  expect(lineOf(broken(some, 'other store'))).toBe(
    'Not checked. The credentials in this file aren’t the ones that were checked.',
  );
  expect(hashCoverOf('alone').line).toContain('without its file');
});

test.each([
  [0, 10, '0%'],
  [10, 10, '100%'],
  [1, 3, '33.3%'],
  [1, 100_000, 'less than 0.1%'],
  [99_999, 100_000, 'more than 99.9%'],
])('%i of %i is %s', (part, whole, text) => expect(share(part, whole)).toBe(text));
