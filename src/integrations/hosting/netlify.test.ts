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
  it('has the plain rules first, then one clean-up rule per depth', () => {
    const lines = redirectsFile([{ from: '/x/old', to: '/x/new' }], '/x/', 2).split('\n');
    expect(lines.filter((line) => line.startsWith('/'))).toEqual([
      '/x/old /x/new 301',
      '/x/:a/index.html /x/:a 301',
      '/x/:a/:b/index.html /x/:a/:b 301',
    ]);
  });

  it('has no rule that Netlify would read as a loop', () => {
    for (const line of redirectsFile([], '/', 4).split('\n')) {
      const [from, to] = line.split(' ');
      if (line.startsWith('/')) expect(from?.replace(/\/$/, '')).not.toBe(to?.replace(/\/$/, ''));
    }
  });
});
