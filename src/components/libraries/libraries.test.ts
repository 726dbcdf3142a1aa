import { expect, test } from 'vitest';
import { libraries } from '../../content/data/libraries.ts';
import { withVersions } from '../../features/samples/versions.ts';

const { libraries: all } = libraries('.');

test('each library is there once', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ package: name }) => name)).size).toBe(all.length);
});

test('a page names a newest release, one of an older line, and the date', () => {
  const text = withVersions('{newest:rust}, {newest:rust/0.90}, {newest:date}', '.');
  expect(text).toMatch(/^\d+\.\d+\.\d+, 0\.90\.\d+, \w+ \d+, \d{4}$/);
  expect(() => withVersions('{newest:rast}', '.')).toThrow('did you mean {newest:rust}?');
});
