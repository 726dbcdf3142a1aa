import { expect, test } from 'vitest';
import { ConfigError } from '../../../src/config/errors.ts';
import { AuthorError } from '../../../src/content/markdown/author-error.ts';
import { errorMessage } from './message.ts';

test('an error written for an author is its message alone', () => {
  const problem = { file: 'site.config.ts', key: 'base', problem: '`base` is 3', fix: 'expected text' };
  expect(errorMessage(new ConfigError(problem), '/site')).toBe('site.config.ts: `base` is 3; expected text');
});

test('a bundler lists the mistakes of all pages, renamed and with stacks; each is one line, once', () => {
  const renamed = Object.assign(new AuthorError('docs/a.mdx', 7, 'no'), {
    name: 'MDXError',
    loc: { file: '/site/docs/a.mdx' },
  });
  const syntax = Object.assign(new Error('9:3: Unexpected end of file'), {
    name: 'MDXError',
    loc: { file: '/site/docs/b.mdx', line: 9, column: 3 },
  });
  const bundler = Object.assign(new Error('Build failed with 3 errors'), {
    errors: [renamed, syntax, renamed],
  });
  expect(errorMessage(bundler, '/site')).toBe('docs/a.mdx:7: no\ndocs/b.mdx:9: Unexpected end of file');
});

test('a failure of ours keeps its stack and its causes', () => {
  const text = errorMessage(new Error('outer', { cause: new TypeError('inner') }), '/site');
  expect(text).toContain('Error: outer\n    at ');
  expect(text).toContain('Caused by: TypeError: inner');
});

test('a mistake beside a failure of ours hides nothing', () => {
  const bundler = Object.assign(new Error('Build failed with 2 errors'), {
    errors: [new AuthorError('docs/a.mdx', 7, 'no'), new TypeError('ours')],
  });
  expect(errorMessage(bundler, '/site')).toContain('Build failed with 2 errors\n    at ');
});
