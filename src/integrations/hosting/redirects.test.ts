import { describe, expect, it } from 'vitest';
import { redirectRules } from './redirects.ts';

const rule = (from: string, to: string, base: string) =>
  redirectRules([{ from, to, kind: 'page' }], { base, trailingSlash: 'never' });

describe('redirectRules', () => {
  it('puts both addresses below the base path', () => {
    expect(rule('/old', '/docs/new#why', '/')).toEqual([{ from: '/old', to: '/docs/new#why' }]);
    expect(rule('/old', '/docs/new?a=1', '/x/')).toEqual([{ from: '/x/old', to: '/x/docs/new?a=1' }]);
  });

  it('writes targets with the slash of the policy, so that there is one hop', () => {
    const policy = { base: '/x/', trailingSlash: 'always', staticFiles: ['/terms.pdf'] } as const;
    const targets = ['/docs/new#why', '/terms.pdf'].map((to) => ({
      from: '/old',
      to,
      kind: 'page' as const,
    }));
    expect(redirectRules(targets, policy).map(({ to }) => to)).toEqual(['/x/docs/new/#why', '/x/terms.pdf']);
  });

  it('leaves outside addresses alone', () => {
    expect(rule('/old', 'https://c2pa.org/a', '/x/')).toEqual([{ from: '/x/old', to: 'https://c2pa.org/a' }]);
  });

  it('percent-encodes once', () => {
    expect(rule('/é', '/a%20b c', '/')).toEqual([{ from: '/%C3%A9', to: '/a%20b%20c' }]);
  });
});
