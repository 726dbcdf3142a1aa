import { expect, test } from 'vitest';
import { editUrl } from './repository.ts';
import { siteMessages, siteOf } from './testing.ts';

const url = 'https://github.com/owner/name';

test('edit links for GitHub and for others', () => {
  const github = siteOf({ repository: { url } }).repository;
  expect(github).toEqual({ url, branch: 'main', editPath: 'edit/{branch}/{path}' });
  expect(github && editUrl(github, 'docs/signing/get cert.mdx')).toBe(
    `${url}/edit/main/docs/signing/get%20cert.mdx`,
  );
  const other = { url: 'https://gitlab.example/a/b/', branch: 'dev', editPath: '/-/edit/{branch}/{path}' };
  expect(editUrl(other, 'docs/faqs.mdx')).toBe('https://gitlab.example/a/b/-/edit/dev/docs/faqs.mdx');
});

test.each([
  [
    { repository: { url: 'github.com/a/b' } },
    '`repository.url` is "github.com/a/b"; use a complete https URL, such as `https://example.org/style.css`',
  ],
  [{ repository: { url, branch: '' } }, '`repository.branch` is ""; must not be empty'],
  [
    { repository: { url, editPath: 'edit' } },
    '`repository.editPath` is "edit"; add `{path}`, which stands for the file: `edit/{branch}/{path}`',
  ],
  [{ repository: {} }, '`repository.url` is missing; add it, as text'],
  [
    { issueUrl: 'https://x.example/new' },
    '`issueUrl` is "https://x.example/new"; it needs `{title}`, such as `https://github.com/owner/name/issues/new?title={title}&body={body}`',
  ],
  [{ chatUrl: 'http://x.example/' }, '`chatUrl` is "http://x.example/"; use https: `https://x.example/`'],
])('%j', (fields, message) => {
  expect(siteMessages(fields)).toEqual([`site.config.ts: ${message}`]);
});
