import { describe, expect, it } from 'vitest';
import { headerRules } from './headers.ts';

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
