import { describe, expect, it } from 'vitest';
import { encodePath, headersFor, parseHeaders, parseRedirects, redirectFor } from './rules.ts';

describe('parseHeaders', () => {
  const rules = parseHeaders('# comment\n/*\n  A: 1\n  B: x: y \n\n/my%20img/*\n  A: 2\n');

  it('reads blocks', () => {
    expect(rules).toEqual([
      {
        path: '/*',
        headers: [
          ['A', '1'],
          ['B', 'x: y'],
        ],
      },
      { path: '/my img/*', headers: [['A', '2']] },
    ]);
  });

  it('joins the values of all rules that match', () => {
    expect([...headersFor(rules, '/my img/a')]).toEqual([
      ['A', '1, 2'],
      ['B', 'x: y'],
    ]);
    expect(headersFor(rules, '/other').get('A')).toBe('1');
  });
});

describe('parseRedirects', () => {
  it('reads from, to and status', () => {
    expect(parseRedirects('# no\n\n/a  /b 301\n/%C3%A9 /c\n')).toEqual([
      { from: '/a', to: '/b', status: 301 },
      { from: '/é', to: '/c', status: 302 },
    ]);
  });

  it('refuses what is not a redirect', () => {
    expect(() => parseRedirects('/a /b 200')).toThrow(
      '_redirects: `/a /b 200` is not "from to status" with one of 301, 302, 303, 307, 308.',
    );
    expect(() => parseRedirects('/a')).toThrow('`/a` is not');
  });
});

describe('redirectFor', () => {
  const rules = parseRedirects(
    '/a /b#c 301\n/q /r?x=1 301\n/:a/:b/index.html /:a/:b 301\n/old/* /new/:splat 302',
  );
  const to = (path: string, query = '') => redirectFor(rules, path, query)?.location;

  it('follows the first rule that matches', () => {
    expect(to('/a')).toBe('/b#c');
    expect(to('/a/')).toBeUndefined();
    expect(redirectFor(rules, '/old/x/y', '')).toEqual({ location: '/new/x/y', status: 302 });
  });

  it('keeps the query, before the hash, unless the target has one', () => {
    expect(to('/a', '?y=2')).toBe('/b?y=2#c');
    expect(to('/q', '?y=2')).toBe('/r?x=1');
  });

  it('fills placeholders of one step each, encoded', () => {
    expect(to('/docs/c2pa.read/index.html')).toBe('/docs/c2pa.read');
    expect(to('/docs/x/y/index.html')).toBeUndefined();
    expect(to('/a b/\r\n/index.html')).toBe('/a%20b/%0D%0A');
  });
});

describe('encodePath', () => {
  it('encodes what would end a path', () => {
    expect(encodePath('/a?b#c é')).toBe('/a%3Fb%23c%20%C3%A9');
  });
});
