import { expect, test } from 'vitest';
import { groupByPage } from './group.ts';
import type { SearchHit } from './source.ts';

const hit = (page: string, hash: string): SearchHit => ({
  address: `${page}#${hash}`,
  page: { address: page, title: page, section: '', kind: 'guide' },
  path: [],
  heading: [],
  excerpt: [],
});

test('pages come in the order of their best hit, hits keep theirs', () => {
  const groups = groupByPage([hit('/b', '1'), hit('/a', '2'), hit('/b', '3'), hit('/c', '4')]);
  expect(groups.map(({ page, hits }) => [page.address, hits.map(({ address }) => address)])).toEqual([
    ['/b', ['/b#1', '/b#3']],
    ['/a', ['/a#2']],
    ['/c', ['/c#4']],
  ]);
  expect(groupByPage([])).toEqual([]);
});
