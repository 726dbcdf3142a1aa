import { expect, test } from 'vitest';
import { siteOf } from '../config/testing.ts';
import { searchSettings } from './settings.ts';

// Specification: 8.6
test('nothing of Algolia where it is not configured', () => {
  const settings = searchSettings(
    siteOf({}),
    '/docs/search',
    [{ label: 'Documentation', href: '/docs' }],
    'https://x.example/new?title={title}',
  );
  expect(settings).toEqual({
    page: '/docs/search',
    starts: [{ label: 'Documentation', href: '/docs' }],
    report: 'https://x.example/new?title={title}',
  });
});

test('with Algolia: what the client needs, and the first version', () => {
  const algolia = { appId: 'ABCDEFGHIJ', apiKey: 'k', indexName: 'i' };
  expect(searchSettings(siteOf({ search: { algolia } }), '/search', [], '/docs')).toEqual({
    page: '/search',
    starts: [],
    report: '/docs',
    algolia: {
      ...algolia,
      home: 'https://docs.example.org/',
      contextualSearch: true,
      version: 'current',
    },
  });
});
