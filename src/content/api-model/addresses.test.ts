import { expect, test } from 'vitest';
import { placePages, type Scheme, slugOf } from './addresses.ts';
import { itemOf, propertyOf } from './testing.ts';

const scheme: Scheme = { root: 'api', prefix: 'c2pa.', memberPages: true, small: [] };

test('addresses are those of the tool that made the legacy reference', () => {
  expect(slugOf(itemOf('C2paReadOptions'))).toBe('c2pareadoptions');
  expect(slugOf(itemOf('@type'))).toBe('__type_');
  expect(slugOf(itemOf('read', { overload: 3 }))).toBe('read_2');
  expect(slugOf(itemOf('createC2pa', { entry: 'inline' }))).toBe('inline.createc2pa');
});

test('members have pages where the scheme says so; what is indexed has none', () => {
  const item = itemOf('Map', {
    members: [propertyOf('Map', 'size'), propertyOf('Map', '[key]', { kind: 'index' })],
  });
  expect(placePages([item], scheme, 'pkg').map(({ id }) => id)).toEqual([
    'api/c2pa.map',
    'api/c2pa.map.size',
  ]);
  expect(placePages([item], { ...scheme, memberPages: false }, 'pkg').map(({ id }) => id)).toEqual([
    'api/c2pa.map',
  ]);
});

test('two names that differ only by case stop the build, with both names', () => {
  expect(() => placePages([itemOf('Reader'), itemOf('reader')], scheme, 'pkg')).toThrow(
    /`Reader` and `reader` of pkg have the same address, \/docs\/api\/c2pa\.reader; name one of them in `small`/,
  );
});
