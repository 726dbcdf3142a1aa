import { expect, test } from 'vitest';
import { bytesSource } from '../bytes.ts';
import { bmffStore } from './store.ts';
import {
  box,
  bytes,
  COVERED,
  c2paBox,
  FRAMES,
  film,
  longBox,
  STORE,
  storeBox,
  UUID,
  u32,
  u64,
  verdictOf,
  zeros,
} from './testing.ts';

const found = (file: Uint8Array) => bmffStore(bytesSource(file));

test('the store of a movie', async () => {
  expect(await found(film())).toEqual({
    unit: { start: 24, length: storeBox().length },
    store: STORE,
  });
  expect(await found(film({ c2pa: zeros(0) }))).toBeUndefined();
});

const UPDATE = box('jumb', box('jumd', 'c2pa as a store'), box('jumb', 'an update'));
const JOINED = box(
  'jumb',
  box('jumd', 'c2pa as a store'),
  box('jumb', 'a manifest'),
  box('jumb', 'an update'),
);

test('an update at the end of the file continues the original store', async () => {
  const file = film({ c2pa: storeBox('original'), after: storeBox('update', UPDATE) });
  expect(await found(file)).toMatchObject({ store: JOINED, unit: { start: 24 } });
  expect(await verdictOf(file)).toBe(COVERED);
});

const NOTE = box('free', 'x');

test.each([
  ['two stores', film({ after: storeBox() })],
  ['two updates', film({ c2pa: storeBox('original'), after: bytes(storeBox('update'), storeBox('update')) })],
  ['an original without an update', film({ c2pa: storeBox('original') })],
  ['an update without an original', film({ after: storeBox('update') })],
  ['an update alone', film({ c2pa: storeBox('update') })],
  ['an update before its original', film({ c2pa: storeBox('update'), after: storeBox('original') })],
  ['an unknown purpose', film({ after: c2paBox('notes', FRAMES) })],
  [
    'no purpose',
    film({
      after: box(
        'uuid',
        UUID,
        u32(0),
        FRAMES.map((byte) => byte || 1),
      ),
    }),
  ],
  ['a purpose that is too long', film({ after: c2paBox('manifest'.repeat(9), FRAMES) })],
  ['data after the store', film({ c2pa: storeBox('manifest', STORE, FRAMES) })],
  ['data after zeros after the store', film({ c2pa: storeBox('manifest', STORE, bytes(zeros(9000), '!')) })],
  ['a box after the store', film({ c2pa: storeBox('manifest', STORE, NOTE) })],
  ['a version', film({ c2pa: box('uuid', UUID, u32(2 ** 24), 'manifest\0', u64(0), STORE) })],
  ['flags', film({ c2pa: box('uuid', UUID, u32(1), 'manifest\0', u64(0), STORE) })],
  ['a store of 4 bytes', film({ c2pa: c2paBox('manifest', u64(0), u32(4)) })],
  ['no place of a Merkle box', film({ c2pa: c2paBox('manifest', u32(0)) })],
  ['no store at all', film({ c2pa: c2paBox('manifest', u64(0)) })],
  ['something else than a store', film({ c2pa: c2paBox('manifest', u64(0), FRAMES) })],
  ['a store that is larger than its box', film({ c2pa: c2paBox('manifest', u64(0), STORE.subarray(0, 20)) })],
  ['the place of a Merkle box that is not there', film({ c2pa: c2paBox('manifest', u64(24), STORE) })],
  ['a Merkle box with something else', film({ after: c2paBox('merkle', FRAMES) })],
  ['a size of 8 bytes', film({ c2pa: longBox('uuid', UUID, u32(0), 'manifest\0', u64(0), STORE) })],
])('%s is refused', async (_, file) => {
  expect(await verdictOf(file)).toMatch(/^(mismatch|malformed)$/);
});
