import { expect, test } from 'vitest';
import { labelFor } from '../../testkit/forger/assertions.ts';
import { dataHash } from '../../testkit/forger/bindings.ts';
import { bytes } from '../../testkit/forger/bytes.ts';
import { box } from '../../testkit/forger/jumbf.ts';
import { manifestOf, storeOf } from '../../testkit/forger/manifest.ts';
import { bytesSource, digest } from './bytes.ts';
import { checkDataHash } from './data-hash.ts';
import { coverageOf, hasUnreadStore } from './index.ts';

const source = bytesSource(bytes('a file of a format without a parser'));
const hash = await digest(source, [{ start: 0, length: source.size }], 'sha256');

async function resultOf(fields: Record<string, unknown>, isUpdated = false): Promise<string> {
  const assertion = new Map(Object.entries({ alg: 'sha256', hash, ...fields }));
  const store = new Uint8Array(0);
  const input = { source, assertion, label: 'c2pa.hash.data', isUpdated, store };
  const outcome = await checkDataHash(input, undefined);
  return 'fault' in outcome ? outcome.fault.kind : Object.keys(outcome).join();
}

test('a hash of a whole file needs no list of exclusions', async () => {
  expect(await resultOf({})).toBe('uncovered');
  expect(await resultOf({ exclusions: [] })).toBe('uncovered');
  expect(await resultOf({ exclusions: null })).toBe('malformed binding');
});

test('nothing of a file without a store may be left out, whether its store was updated or not', async () => {
  for (const isUpdated of [false, true])
    expect(
      await resultOf(
        {
          exclusions: [
            new Map([
              ['start', 2],
              ['length', 4],
            ]),
          ],
        },
        isUpdated,
      ),
    ).toBe('gap');
});

test('in a format without a parser, the store itself may be left out', async () => {
  const store = storeOf(await manifestOf({ label: labelFor('plain'), created: [] }));
  const file = bytesSource(bytes('before ', store, ' after'));
  const span = { start: 7, length: store.length };
  const parts = [
    { start: 0, length: 7 },
    { start: 7 + store.length, length: 6 },
  ];
  const assertion = new Map<string, unknown>([
    ['alg', 'sha256'],
    ['hash', await digest(file, parts, 'sha256')],
    ['exclusions', [new Map(Object.entries(span))]],
  ]);
  const input = { source: file, assertion, label: 'c2pa.hash.data', isUpdated: false, store };
  expect(await checkDataHash(input, undefined)).toEqual({
    uncovered: [{ ...span, kind: 'manifest', name: 'manifest store' }],
  });
});

test('a file that can’t be read anymore isn’t checked, and only a reader who stops it gets an error', async () => {
  const store = storeOf(
    await manifestOf({ label: labelFor('read'), created: [dataHash()({ file: bytes(), spans: [] })] }),
  );
  const failing = (name: string) =>
    coverageOf({ size: 9, read: () => Promise.reject(new DOMException('', name)) }, store);
  expect((await failing('NotReadableError')).state).toBe('unknown');
  await expect(failing('AbortError')).rejects.toThrow(DOMException);
});

test('a film whose boxes are nested too deep to read is neither covered nor broken', async () => {
  const store = storeOf(
    await manifestOf({ label: labelFor('deep'), created: [dataHash()({ file: bytes(), spans: [] })] }),
  );
  const nested = Array.from({ length: 20 }).reduce<Uint8Array>((inner) => box('moov', inner), bytes());
  expect(await coverageOf(bytesSource(nested), store)).toMatchObject({
    state: 'unknown',
    reason: expect.stringContaining('nested'),
  });
  expect(await hasUnreadStore(bytesSource(nested))).toBe(false);
});
