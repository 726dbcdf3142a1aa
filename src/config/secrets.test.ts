import { expect, test } from 'vitest';
import { siteMessages } from './testing.ts';

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
