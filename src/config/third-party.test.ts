import { expect, test } from 'vitest';
import { siteMessages, siteOf } from './testing.ts';

const csp = (fields: object) => siteOf(fields).thirdParty.csp;

test('the policy is extended only by what is set', () => {
  expect(csp({})).toEqual({});
  expect(csp({ thirdParty: { cookieScript: { src: '/cookies.js' } } })).toEqual({});
  expect(csp({ thirdParty: { consentScript: { src: 'https://consent.example/a/b.js' } } })).toEqual({
    'script-src': ['https://consent.example'],
    'connect-src': ['https://consent.example'],
  });
  expect(csp({ thirdParty: { cookieScript: { src: 'https://c.example/x.js' } } })).toEqual({
    'script-src': ['https://c.example'],
    'connect-src': ['https://c.example'],
  });
  expect(csp({ thirdParty: { fontStylesheets: [{ href: 'https://f.example/a.css' }] } })).toEqual({
    'style-src': ['https://f.example'],
    'font-src': ['https://f.example'],
  });
  expect(csp({ search: { algolia: { appId: 'ABCDEFGHIJ', apiKey: 'k', indexName: 'i' } } })).toEqual({
    'style-src': ["'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='"],
    'connect-src': [
      'https://abcdefghij-dsn.algolia.net',
      'https://abcdefghij-1.algolianet.com',
      'https://abcdefghij-2.algolianet.com',
      'https://abcdefghij-3.algolianet.com',
    ],
  });
});

test('additions of the operator come after, each origin once', () => {
  expect(
    csp({
      thirdParty: {
        consentScript: { src: 'https://consent.example/a.js', integrity: 'sha384-AAAA' },
        fontStylesheets: [{ href: 'https://f.example/a.css' }, { href: 'https://f.example/b.css' }],
        csp: {
          'script-src': ['https://consent.example', 'https://*.consent.example'],
          'frame-src': ['https://consent.example'],
          'connect-src': ['wss://live.example:8443'],
        },
      },
    }),
  ).toEqual({
    'script-src': ['https://consent.example', 'https://*.consent.example'],
    'style-src': ['https://f.example'],
    'font-src': ['https://f.example'],
    'connect-src': ['https://consent.example', 'wss://live.example:8443'],
    'frame-src': ['https://consent.example'],
  });
});

const keyword = 'only individual hosts can be added, not keywords, schemes, or `*`';
const origin = 'use an https origin without a path: `https://cdn.example.org`';

test.each([
  [
    { consentScript: { src: 'http://c.example/x.js' } },
    'consentScript.src` is "http://c.example/x.js"; use https: `https://c.example/x.js`',
  ],
  [
    { consentScript: { src: '/x.js' } },
    'consentScript.src` is "/x.js"; use a complete https URL, such as `https://example.org/style.css`',
  ],
  [
    { consentScript: { src: 'https://c.example/x.js', integrity: 'md5-x' } },
    'consentScript.integrity` is "md5-x"; use the algorithm and the base64 hash, such as `sha384-…`',
  ],
  [{ cookieScript: { src: 'x.js' } }, 'cookieScript.src` is "x.js"; start at the root of the site: `/x.js`'],
  [
    { cookieScript: { src: 'http://c.example/x.js' } },
    'cookieScript.src` is "http://c.example/x.js"; use https: `https://c.example/x.js`',
  ],
  [{ fontStylesheets: [{}] }, 'fontStylesheets[0].href` is missing; add it, as text'],
  [
    { fontStylesheets: ['https://f.example/a.css'] },
    'fontStylesheets[0]` is "https://f.example/a.css"; expected an object',
  ],
  [{ csp: { 'script-src': ["'unsafe-inline'"] } }, `csp['script-src'][0]\` is "'unsafe-inline'"; ${keyword}`],
  [{ csp: { 'img-src': ['*'] } }, `csp['img-src'][0]\` is "*"; ${keyword}`],
  [{ csp: { 'img-src': ['https:'] } }, `csp['img-src'][0]\` is "https:"; ${keyword}`],
  [
    { csp: { 'font-src': ['https://f.example/x'] } },
    `csp['font-src'][0]\` is "https://f.example/x"; ${origin}`,
  ],
  [
    { csp: { 'font-src': ['https://f.example; script-src *'] } },
    `csp['font-src'][0]\` is "https://f.example; script-src *"; ${origin}`,
  ],
  [{ csp: { 'scrip-src': [] } }, "csp['scrip-src']` is not a known key; did you mean `script-src`?"],
])('third parties %j', (thirdParty, message) => {
  expect(siteMessages({ thirdParty })).toEqual([`site.config.ts: \`thirdParty.${message}`]);
});
