import { expect, test } from 'vitest';
import { looksSecret, privateKeyPaths, redact } from './errors.ts';
import { siteMessages } from './testing.ts';

const pem = '-----BEGIN EC PRIVATE KEY-----\nMHcC\n-----END EC PRIVATE KEY-----';
const advice =
  'everything here is published with the site, so only the public search key (`search.algolia.apiKey`) belongs here; ' +
  'remove this one, and replace it at its provider if it was ever committed';

test.each(['adminApiKey', 'writeKey', 'clientSecret', 'privateKey', 'authToken', 'password'])(
  '%s is refused beside the search key, and its value is not repeated',
  (name) => {
    const algolia = { appId: 'ABCDEFGHIJ', apiKey: 'k', indexName: 'i', [name]: 'sesame' };
    expect(siteMessages({ search: { algolia } })).toEqual([
      `site.config.ts: \`search.algolia.${name}\` is not a known key; ${advice}`,
    ]);
  },
);

test('a private key is found anywhere and never repeated', () => {
  expect(siteMessages({ tagline: pem })).toEqual([
    `site.config.ts: \`tagline\` contains a private key; ${advice}`,
  ]);
  expect(siteMessages({ search: { algolia: { appId: pem, apiKey: 'k', indexName: 'i' } } })).toEqual([
    'site.config.ts: `search.algolia.appId` is "(hidden)"; expected ten capital letters and digits',
    `site.config.ts: \`search.algolia.appId\` contains a private key; ${advice}`,
  ]);
  expect(privateKeyPaths({ a: [1, { b: pem }], c: null })).toEqual([['a', 1, 'b']]);
});

test('redact hides secrets at any depth and keeps the rest', () => {
  expect(redact({ a: [{ adminKey: 'x', b: 1 }, pem, null], c: 'd' })).toEqual({
    a: [{ adminKey: '(hidden)', b: 1 }, '(hidden)', null],
    c: 'd',
  });
});

test('ordinary names don’t count as secrets', () => {
  expect(['apiKey', 'title', 'navbar'].filter(looksSecret)).toEqual([]);
});
