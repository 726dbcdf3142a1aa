import { expect, test } from 'vitest';
import { ConfigError } from '../../../src/config/errors.ts';
import { AuthorError } from '../../../src/content/markdown/author-error.ts';
import { errorMessage } from './message.ts';

test('an error written for an author is its message alone', () => {
  const problem = { file: 'site.config.ts', key: 'base', problem: '`base` is 3', fix: 'expected text' };
  expect(errorMessage(new ConfigError(problem))).toBe('site.config.ts: `base` is 3; expected text');
});

test('the mistakes of all pages are listed by their places, each once', () => {
  const [later, first] = [new AuthorError('docs/a.mdx', 12, 'no'), new AuthorError('docs/a.mdx', 7, 'no')];
  const all = new AggregateError([later, first, later], 'some pages can’t be compiled');
  expect(errorMessage(all)).toBe('docs/a.mdx:7: no\ndocs/a.mdx:12: no');
});

test('a failure of ours keeps its stack and its causes', () => {
  const text = errorMessage(new Error('outer', { cause: new TypeError('inner') }));
  expect(text).toContain('Error: outer\n    at ');
  expect(text).toContain('Caused by: TypeError: inner');
});

test('a mistake beside a failure of ours hides nothing', () => {
  const bundler = Object.assign(new Error('Build failed with 2 errors'), {
    errors: [new AuthorError('docs/a.mdx', 7, 'no'), new TypeError('ours')],
  });
  expect(errorMessage(bundler)).toContain('Build failed with 2 errors\n    at ');
});
