import { describe, expect, it } from 'vitest';
import { headerRules } from './headers.ts';

const site = { url: 'https://docs.example.org', base: '/', noIndex: false };

describe('headerRules', () => {
  it('begins with the rule that covers the site', () => {
    const [first] = headerRules(site, 'POLICY', []);
    expect(first?.path).toBe('/*');
    expect(first?.headers).toMatchObject({
      'Content-Security-Policy': 'POLICY',
      'X-Content-Type-Options': 'nosniff',
      'Strict-Transport-Security': 'max-age=31536000',
    });
    expect(headerRules({ ...site, base: '/x/' }, '', [])[0]?.path).toBe('/x/*');
  });

  it('keeps browsers on https only where the site is', () => {
    const [first] = headerRules({ ...site, url: 'http://intranet' }, '', []);
    expect(first?.headers).not.toHaveProperty('Strict-Transport-Security');
  });

  it('asks search engines to stay out only when told to', () => {
    expect(headerRules(site, '', [])[0]?.headers).not.toHaveProperty('X-Robots-Tag');
    expect(headerRules({ ...site, noIndex: true }, '', [])[0]?.headers['X-Robots-Tag']).toBe('noindex');
  });

  it('caches hashed files for good and folders of media for an hour', () => {
    const files = [
      '_astro/a.js',
      'index.html',
      'logo.svg',
      'img/a.png',
      'img/deep/b.svg',
      'docs/a.png',
      'docs/a.html',
    ];
    expect(headerRules({ ...site, base: '/x/' }, '', files).slice(1)).toEqual([
      { path: '/x/_astro/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
      {
        path: '/x/img/*',
        headers: { 'Cache-Control': 'public, max-age=3600, stale-while-revalidate=604800' },
      },
    ]);
  });

  it("caches pages' data for as long as the router takes what was loaded ahead", () => {
    const rule = { path: '/_routes/*', headers: { 'Cache-Control': 'public, max-age=300, must-revalidate' } };
    expect(headerRules(site, '', ['_routes/docs/a.json'])).toContainEqual(rule);
    expect(headerRules(site, '', ['docs/a.json']).map(({ path }) => path)).not.toContain('/_routes/*');
  });

  it('names the type of the feed, which hosts would take for any XML', () => {
    const rule = { path: '/x/feed.xml', headers: { 'Content-Type': 'application/atom+xml' } };
    expect(headerRules({ ...site, base: '/x/' }, '', ['feed.xml'])).toContainEqual(rule);
    expect(headerRules({ ...site, base: '/x/' }, '', ['docs/feed.xml'])).not.toContainEqual(rule);
  });

  it('never sets one header by two rules that overlap, as hosts join the values', () => {
    const [first, ...folders] = headerRules(site, '', ['img/a.png', 'feed.xml']);
    for (const { headers } of folders) {
      for (const name of Object.keys(headers)) expect(first?.headers).not.toHaveProperty(name);
    }
    expect(new Set(folders.map(({ path }) => path)).size).toBe(folders.length);
  });
});
