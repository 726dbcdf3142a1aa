import { describe, expect, it } from 'vitest';
import { redirectRules } from './redirects.ts';

const rule = (from: string, to: string, base: string) =>
  redirectRules([{ from, to, kind: 'page' }], { base });

describe('redirectRules', () => {
  it('puts both addresses below the base path', () => {
    expect(rule('/old', '/docs/new#why', '/')).toEqual([{ from: '/old', to: '/docs/new#why' }]);
    expect(rule('/old', '/docs/new?a=1', '/x/')).toEqual([{ from: '/x/old', to: '/x/docs/new?a=1' }]);
  });

  it('leaves outside addresses alone', () => {
    expect(rule('/old', 'https://c2pa.org/a', '/x/')).toEqual([{ from: '/x/old', to: 'https://c2pa.org/a' }]);
  });

  it('percent-encodes once', () => {
    expect(rule('/é', '/a%20b c', '/')).toEqual([{ from: '/%C3%A9', to: '/a%20b%20c' }]);
  });
});
