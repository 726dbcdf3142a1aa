import { expect, test } from 'vitest';
import { ConfigError, fieldProblem } from './errors.ts';

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
