import { expect, test } from 'vitest';
import { versionAnswer } from './product-rows.ts';

test('versions are compared number by number, and only in the same known format', () => {
  const of = (own: string, least: string) => versionAnswer([own], 'Camera', least);
  expect(of('Camera 1.10.0', '1.9.0')).toEqual({ version: '1.10.0', isOlder: false });
  expect(of('Camera 1.9.9', '1.10.0')).toEqual({ version: '1.9.9', isOlder: true });
  expect(of('Camera 1.0.0', '1.0.0')).toEqual({ version: '1.0.0', isOlder: false });
  for (const [own, least] of [
    ['Camera 68566597', '68566598'],
    ['Camera 1.0', '1.0.0'],
    ['Camera 1.0.0', 'v1.1'],
    ['Camera 1.0.0-beta', '1.0.0'],
    ['Other 0.0.1', '1.0.0'],
    ['Camera', '1.0.0'],
  ] as const)
    expect(of(own, least), `${own} and ${least}`).toBeUndefined();
  expect(versionAnswer(['Camera 1.0.0', 'Camera 2.0.0'], 'Camera', '1.5.0')).toBeUndefined();
  expect(versionAnswer(['undefined 1.0.0'], undefined, '1.5.0')).toBeUndefined();
});
