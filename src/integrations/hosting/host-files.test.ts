import { describe, expect, it } from 'vitest';
import { headerRules, redirectsFile } from './host-files.ts';

const site = { url: 'https://docs.example.org', base: '/', noIndex: false };

describe('headerRules', () => {
  it('keeps browsers on https only where the site is', () => {
    const [first] = headerRules({ ...site, url: 'http://intranet' }, '', []);
    expect(first?.headers).not.toHaveProperty('Strict-Transport-Security');
  });

  it("caches pages' data for as long as the router takes what was loaded ahead", () => {
    const rule = { path: '/_routes/*', headers: { 'Cache-Control': 'public, max-age=300, must-revalidate' } };
    expect(headerRules(site, '', ['_routes/docs/a.json'])).toContainEqual(rule);
    expect(headerRules(site, '', ['docs/a.json']).map(({ path }) => path)).not.toContain('/_routes/*');
  });

  it('never sets one header by two rules that overlap, as hosts join the values', () => {
    const [first, ...folders] = headerRules(site, '', ['img/a.png', 'feed.xml']);
    for (const { headers } of folders) {
      for (const name of Object.keys(headers)) expect(first?.headers).not.toHaveProperty(name);
    }
    expect(new Set(folders.map(({ path }) => path)).size).toBe(folders.length);
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
