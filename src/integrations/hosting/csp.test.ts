import { describe, expect, it } from 'vitest';
import { blockedCodeMessage, contentSecurityPolicy } from './csp.ts';
import type { InlineCode } from './inline.ts';

const code = (parts: Partial<InlineCode>): InlineCode => ({ scripts: [], styles: [], blocked: [], ...parts });

describe('contentSecurityPolicy', () => {
  it('is the whole policy of a site without inline code or third parties', () => {
    expect(contentSecurityPolicy([])).toBe(
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
        "font-src 'self'; connect-src 'self' https:; worker-src 'self' blob:; frame-src 'self'; media-src 'self' blob:; " +
        "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'",
    );
  });

  it('has every hash once, in an order that does not depend on the pages', () => {
    const one = contentSecurityPolicy([
      code({ scripts: ["'b'", "'a'"] }),
      code({ scripts: ["'a'"], styles: ["'c'"] }),
    ]);
    const other = contentSecurityPolicy([
      code({ scripts: ["'a'"], styles: ["'c'"] }),
      code({ scripts: ["'b'"] }),
    ]);
    expect(one).toBe(other);
    expect(one).toContain("script-src 'self' 'wasm-unsafe-eval' 'a' 'b'; style-src 'self' 'c';");
  });

  it('never has unsafe-inline', () => {
    expect(contentSecurityPolicy([code({ scripts: ["'a'"] })])).not.toContain('unsafe-inline');
  });

  it('takes the additions of an operator, and only those', () => {
    const policy = contentSecurityPolicy([], {
      'font-src': ['https://fonts.example.org'],
      'img-src': [],
      'x-src': ['y'],
    });
    expect(policy).toContain("font-src 'self' https://fonts.example.org;");
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(policy).toContain("; x-src 'self' y");
  });

  it('drops the word none where an addition makes it untrue', () => {
    expect(contentSecurityPolicy([], { 'object-src': ['https://a.example'] })).toContain(
      'object-src https://a.example;',
    );
  });
});

describe('blockedCodeMessage', () => {
  it('is undefined when nothing is blocked', () => {
    expect(blockedCodeMessage(new Map([['a.html', code({ scripts: ["'a'"] })]]))).toBeUndefined();
  });

  it('names page and snippet and says what to write instead', () => {
    expect(blockedCodeMessage(new Map([['docs/a.html', code({ blocked: ['<p style="x">'] })]]))).toBe(
      [
        'The Content Security Policy blocks style attributes, inline event handlers, and javascript: URLs:',
        '  docs/a.html: <p style="x">',
        'Use a class and a stylesheet instead of a style attribute, and addEventListener instead of a handler.',
      ].join('\n'),
    );
  });

  it('stops after twenty', () => {
    const many = code({ blocked: Array.from({ length: 25 }, () => '<p style="x">') });
    expect(blockedCodeMessage(new Map([['a.html', many]]))).toContain('\n  … and 5 more\n');
  });
});
