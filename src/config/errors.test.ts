import { expect, test } from 'vitest';
import { ConfigError, fieldProblem, keyPath, show } from './errors.ts';

test.each([
  [[], ''],
  [['title'], 'title'],
  [['navbar', 'items', 2, 'position'], 'navbar.items[2].position'],
  [[0, 'from', 1], '[0].from[1]'],
  [['csp', 'script-src', 0], "csp['script-src'][0]"],
])('%j is written %s', (path, text) => {
  expect(keyPath(path)).toBe(text);
});

test('values are shown as they are written, cut to a readable length', () => {
  expect(show('x')).toBe('"x"');
  expect(show(undefined)).toBe('undefined');
  expect(show({ a: [1] })).toBe('{"a":[1]}');
  expect(show(() => 1)).toBe('a function');
  expect(show(1n)).toBe('a bigint');
  expect(show('x'.repeat(200))).toHaveLength(80);
});

test('one problem is one line; several are a list', () => {
  const one = fieldProblem('site.config.ts', 'base', 3, 'expected text');
  const other = fieldProblem('sidebars.ts', '', undefined, 'expected an object');
  expect(new ConfigError(one).message).toBe('site.config.ts: `base` is 3; expected text');
  const both = new ConfigError([one, other]);
  expect(both.message).toBe(
    '2 problems in the configuration:\n' +
      '  - site.config.ts: `base` is 3; expected text\n' +
      '  - sidebars.ts: the default export is missing; expected an object',
  );
  expect(both.name).toBe('ConfigError');
  expect(one).toMatchObject({ file: 'site.config.ts', key: 'base', value: 3, fix: 'expected text' });
});
