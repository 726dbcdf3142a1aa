import { describe, expect, it } from 'vitest';
import type { HeaderRule } from './headers.ts';
import { headersFile, overlongHeaders, redirectsFile } from './netlify.ts';

describe('headersFile', () => {
  it('writes one block per rule', () => {
    const rules: HeaderRule[] = [
      { path: '/*', headers: { A: '1', B: '2' } },
      { path: '/my img/*', headers: { C: '3' } },
    ];
    expect(headersFile(rules, '/')).toBe(
      '# Written by the build: response headers for Netlify and Cloudflare.\n\n/*\n  A: 1\n  B: 2\n\n/my%20img/*\n  C: 3\n',
    );
  });

  it('says where the file goes when there is a base path', () => {
    expect(headersFile([], '/x/')).toContain(
      'publish a folder that holds this one as x/, with this file at its top',
    );
  });
});

describe('overlongHeaders', () => {
  it('names headers Cloudflare would leave out', () => {
    expect(overlongHeaders([{ path: '/*', headers: { Short: 'x', Long: 'x'.repeat(2000) } }])).toEqual([
      'Long',
    ]);
  });
});

describe('redirectsFile', () => {
  const linesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('/'));

  it('has the plain rules first, then two clean-up rules per depth', () => {
    const site = { base: '/x/', trailingSlash: 'never' } as const;
    expect(linesOf(redirectsFile([{ from: '/x/old', to: '/x/new' }], site, 2))).toEqual([
      '/x/old /x/new 301',
      '/x/index /x/ 301',
      '/x/:a/index.html /x/:a 301',
      '/x/:a/index /x/:a 301',
      '/x/:a/:b/index.html /x/:a/:b 301',
      '/x/:a/:b/index /x/:a/:b 301',
    ]);
  });

  it('leads to the closing slash where addresses end in one', () => {
    const site = { base: '/', trailingSlash: 'always' } as const;
    expect(linesOf(redirectsFile([], site, 1))).toEqual([
      '/index / 301',
      '/:a/index.html /:a/ 301',
      '/:a/index /:a/ 301',
    ]);
  });

  it('leads to the home page of another locale at once', () => {
    const site = { base: '/', trailingSlash: 'never' } as const;
    expect(linesOf(redirectsFile([], site, 1, ['/de/']))).toEqual([
      '/index / 301',
      '/de/index.html /de/ 301',
      '/de/index /de/ 301',
      '/:a/index.html /:a 301',
      '/:a/index /:a 301',
    ]);
  });

  it('has no rule that Netlify would read as a loop', () => {
    const site = { base: '/', trailingSlash: 'never' } as const;
    for (const line of linesOf(redirectsFile([], site, 4))) {
      const [from, to] = line.split(' ');
      expect(from?.replace(/\/$/, '').toLowerCase()).not.toBe(to?.replace(/\/$/, '').toLowerCase());
    }
  });
});
