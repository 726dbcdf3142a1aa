import { expect, test } from 'vitest';
import { requestsFor } from './index.ts';

const plain = { query: ' hash ', offset: 40, limit: 20 };

test('one query with both facets when nothing is filtered', () => {
  expect(requestsFor(plain, 'docs', { language: 'en', version: 'current' })).toMatchObject([
    {
      indexName: 'docs',
      query: 'hash',
      hitsPerPage: 20,
      page: 2,
      facets: ['kind', 'section'],
      facetFilters: ['language:en', 'version:current'],
    },
  ]);
});

test('without context nothing is filtered', () => {
  expect(requestsFor(plain, 'docs', undefined)).toMatchObject([{ facetFilters: [] }]);
});

test('each filter brings a query for the counts of its other values', () => {
  const context = { language: 'en', version: 'v' };
  expect(requestsFor({ ...plain, kind: 'api', section: 'Sign' }, 'docs', context)).toMatchObject([
    { facetFilters: ['language:en', 'version:v', 'kind:api', 'section:Sign'] },
    { facets: ['kind'], hitsPerPage: 0, facetFilters: ['language:en', 'version:v', 'section:Sign'] },
    { facets: ['section'], hitsPerPage: 0, facetFilters: ['language:en', 'version:v', 'kind:api'] },
  ]);
});

test('a hostile query is cut and well-formed', () => {
  const [request] = requestsFor(
    { ...plain, query: `${'x'.repeat(511)}\u{1f600}${'y'.repeat(9000)}` },
    'docs',
    undefined,
  );
  expect(request).toMatchObject({ query: `${'x'.repeat(511)}\ufffd` });
});
