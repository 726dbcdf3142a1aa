import { expect, test } from 'vitest';
import { reportUrl } from './address.ts';
import { assistantUrl, editUrl } from './services.ts';
import { siteOf } from './testing.ts';

test('the prompt names the page, and is encoded as one value', () => {
  const url = assistantUrl(
    { url: 'https://a.example/new?q={prompt}&x=1' },
    'https://docs.example.org/a$&b.md',
  );
  expect(new URL(url).searchParams.get('q')).toBe(
    'Read https://docs.example.org/a$&b.md and answer my questions about it.',
  );
  expect(new URL(url).searchParams.get('x')).toBe('1');
});

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

test('a repository on GitHub takes reports; on another host, a site names their address', () => {
  expect(siteOf({ repository: { url } }).issueUrl).toBe(`${url}/issues/new?title={title}&body={body}`);
  expect(siteOf({ repository: { url: 'https://gitlab.example/a/b' } }).issueUrl).toBeUndefined();
  const issueUrl = 'https://x.example/new?title={title}';
  expect(siteOf({ repository: { url }, issueUrl }).issueUrl).toBe(issueUrl);
  expect(siteOf().issueUrl).toBeUndefined();
});

test('a report has its title and body, each encoded', () => {
  expect(
    reportUrl('https://x.example/new?title={title}&body={body}', 'No results for "a&b"', '$& {title}\n'),
  ).toBe('https://x.example/new?title=No%20results%20for%20%22a%26b%22&body=%24%26%20%7Btitle%7D%0A');
});

test('an address without a place for the body gets none', () => {
  expect(reportUrl('https://x.example/new?title={title}', 'A', 'B')).toBe('https://x.example/new?title=A');
});
