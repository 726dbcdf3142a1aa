import { expect, test } from 'vitest';
import { publishingNotes } from './site.ts';
import { siteOf } from './testing.ts';

const whole = {
  url: 'https://docs.contentcredentials.dev',
  repository: { url: 'https://github.com/a/b' },
  issueUrl: 'https://github.com/a/b/issues/new?title={title}',
};
const notes = (fields: object) => publishingNotes(siteOf({ ...whole, ...fields }));

test('a complete configuration gets no note', () => {
  expect(notes({})).toEqual([]);
});

test('without repository and issueUrl one line says which links are missing', () => {
  expect(notes({ repository: undefined, issueUrl: undefined })).toEqual([
    'site.config.ts: `repository` isn\'t set, so pages don\'t have an "Edit this page" link; `issueUrl` isn\'t set, so pages don\'t have a "Report a problem" link',
  ]);
  // GitHub takes reports by default.
  expect(notes({ issueUrl: undefined })).toEqual([]);
  expect(notes({ issueUrl: undefined, repository: { url: 'https://gitlab.example/a/b' } })).toEqual([
    'site.config.ts: `issueUrl` isn\'t set, so pages don\'t have a "Report a problem" link',
  ]);
});

test.each(['https://docs.example', 'https://example.com', 'http://localhost:4321'])(
  '%s is told as a placeholder',
  (url) => expect(notes({ url })).toEqual([expect.stringContaining(`\`url\` is ${url}, a placeholder`)]),
);
