import { describe, expect, it } from 'vitest';
import { blockedCodeMessage, contentSecurityPolicy, type InlineCode } from './csp.ts';

const code = (parts: Partial<InlineCode>): InlineCode => ({ scripts: [], styles: [], blocked: [], ...parts });

describe('contentSecurityPolicy', () => {
  it('is the whole policy of a site without inline code or third parties', () => {
    expect(contentSecurityPolicy([])).toBe(
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
        "font-src 'self'; connect-src 'self' https:; worker-src 'self' blob:; frame-src 'self'; media-src 'self' blob:; " +
        "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'",
    );
  });

  it('drops the word none where an addition makes it untrue', () => {
    expect(contentSecurityPolicy([], { 'object-src': ['https://a.example'] })).toContain(
      'object-src https://a.example;',
    );
  });
});

describe('blockedCodeMessage', () => {
  it('stops after twenty', () => {
    const many = code({ blocked: Array.from({ length: 25 }, () => '<p style="x">') });
    expect(blockedCodeMessage(new Map([['a.html', many]]))).toContain('\n  … and 5 more\n');
  });
});
