import { expect, test } from 'vitest';
import { algoliaOrigins } from './search.ts';
import { siteMessages, siteOf } from './testing.ts';

const algolia = { appId: 'ABCDEFGHIJ', apiKey: 'k', indexName: 'i' };

test('other hosts than Algolia’s own are origins, and the policy has them instead', () => {
  const hosts = ['https://Search.example.org/', 'http://127.0.0.1:8080'];
  const { search, thirdParty } = siteOf({ search: { algolia: { ...algolia, hosts } } });
  expect(search.algolia?.hosts).toEqual(['https://search.example.org', 'http://127.0.0.1:8080']);
  expect(thirdParty.csp['connect-src']).toEqual(['https://search.example.org', 'http://127.0.0.1:8080']);
});

test('the preferred origin comes first', () => {
  expect(algoliaOrigins(algolia)[0]).toBe('https://abcdefghij-dsn.algolia.net');
  expect(algoliaOrigins({ ...algolia, hosts: ['https://a.example', 'https://b.example'] })[0]).toBe(
    'https://a.example',
  );
});

const fix = 'use an https origin without a path: `https://search.example.org`';

test.each([
  [['search.example.org'], `hosts[0]\` is "search.example.org"; ${fix}`],
  [['http://search.example.org'], `hosts[0]\` is "http://search.example.org"; ${fix}`],
  [['https://a.example/search'], `hosts[0]\` is "https://a.example/search"; ${fix}`],
  [['https://user@a.example'], `hosts[0]\` is "https://user@a.example"; ${fix}`],
  [['javascript:alert(1)'], `hosts[0]\` is "javascript:alert(1)"; ${fix}`],
  [[], "hosts` is []; name at least one origin, or leave `hosts` out to use Algolia's own"],
  ['https://a.example', 'hosts` is "https://a.example"; expected a list'],
])('hosts %j', (hosts, message) => {
  expect(siteMessages({ search: { algolia: { ...algolia, hosts } } })).toEqual([
    `site.config.ts: \`search.algolia.${message}`,
  ]);
});
