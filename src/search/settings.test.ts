import { expect, test } from 'vitest';
import { siteOf } from '../config/testing.ts';
import { searchSettings } from './settings.ts';

test('nothing of Algolia where it is not configured', () => {
  const settings = searchSettings(
    siteOf({ issueUrl: 'https://x.example/new?title={title}' }),
    '/docs/search',
    [{ label: 'Documentation', href: '/docs' }],
  );
  expect(settings).toEqual({
    page: '/docs/search',
    starts: [{ label: 'Documentation', href: '/docs' }],
    issueUrl: 'https://x.example/new?title={title}',
  });
});

test('with Algolia: what the client needs, and the first version', () => {
  const algolia = { appId: 'ABCDEFGHIJ', apiKey: 'k', indexName: 'i' };
  expect(searchSettings(siteOf({ search: { algolia } }), '/search', [])).toEqual({
    page: '/search',
    starts: [],
    algolia: { ...algolia, contextualSearch: true, version: 'current' },
  });
});
