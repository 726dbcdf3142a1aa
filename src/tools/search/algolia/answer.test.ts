import { expect, test } from 'vitest';
import { SearchUnavailable } from '../source.ts';
import { readAnswer } from './answer.ts';
import { MARK_END, MARK_START, segmentsOf } from './segments.ts';

const HOME = 'https://docs.example.org/';
const mark = (text: string) => `${MARK_START}${text}${MARK_END}`;

const hit = {
  objectID: '/docs/signing#keys',
  address: '/docs/signing#keys',
  pageAddress: '/docs/signing',
  title: 'Signing',
  section: 'Sign',
  kind: 'reference',
  path: ['Signing', 'Keys'],
  heading: 'Keys',
  _highlightResult: { heading: { value: mark('Keys') } },
  _snippetResult: { text: { value: `The ${mark('key')} is <b>yours</b>` } },
};

test('a whole answer', () => {
  const facets = { kind: { reference: 1 }, section: { Sign: 1 } };
  expect(readAnswer({ results: [{ hits: [hit], nbHits: 41, facets }] }, {}, HOME)).toEqual({
    total: 41,
    hits: [
      {
        address: '/docs/signing#keys',
        page: { address: '/docs/signing', title: 'Signing', section: 'Sign', kind: 'reference' },
        path: ['Signing', 'Keys'],
        heading: [{ text: 'Keys', marked: true }],
        excerpt: [
          { text: 'The ', marked: false },
          { text: 'key', marked: true },
          { text: ' is <b>yours</b>', marked: false },
        ],
      },
    ],
    facets,
    suggestions: [],
    ignored: [],
  });
});

test('with a filter its counts come from the query without it', () => {
  const results = [
    { hits: [], nbHits: 1, facets: { kind: { api: 1 }, section: { A: 1 } } },
    { facets: { kind: { api: 1, guide: 2 } } },
    { facets: { section: { A: 1, B: 3 } } },
  ];
  expect(readAnswer({ results }, { kind: 'api', section: 'A' }, HOME).facets).toEqual({
    kind: { api: 1, guide: 2 },
    section: { A: 1, B: 3 },
  });
  expect(readAnswer({ results: [results[0], results[2]] }, { section: 'A' }, HOME).facets).toEqual({
    kind: { api: 1 },
    section: { A: 1, B: 3 },
  });
});

test('hits beyond the thousandth cannot be had, so they do not count', () => {
  expect(readAnswer({ results: [{ hits: [], nbHits: 123456 }] }, {}, HOME).total).toBe(1000);
});

test.each([
  undefined,
  null,
  '<html>',
  {},
  { results: [] },
  { results: {} },
  { results: [null] },
  { results: [{ hits: [] }] },
  { results: [{ hits: 'x', nbHits: 1 }] },
  { message: 'Index does not exist', status: 404 },
])('no answer: %j', (response) => {
  expect(() => readAnswer(response, {}, HOME)).toThrow(SearchUnavailable);
});

test('hits that lead nowhere are left out, and what a hit lacks is filled in', () => {
  const hits = [
    null,
    'x',
    {},
    { ...hit, address: 'javascript:alert(1)' },
    { address: '/a#b', title: 'A', kind: 3 },
  ];
  const { hits: read, total } = readAnswer({ results: [{ hits, nbHits: 5, facets: [] }] }, {}, HOME);
  expect(total).toBe(1);
  expect(read).toEqual([
    {
      address: '/a#b',
      page: { address: '/a', title: 'A', section: '', kind: 'guide' },
      path: ['A'],
      heading: [{ text: 'A', marked: false }],
      excerpt: [],
    },
  ]);
});

test('a record of DocSearch is a hit; one of another site is left out, and doesn’t count', () => {
  const record = {
    url: 'https://docs.example.org/docs/signing#keys',
    type: 'content',
    hierarchy: { lvl0: 'Sign', lvl1: 'Signing', lvl2: 'Keys', lvl3: null },
    _highlightResult: { hierarchy: { lvl2: { value: mark('Keys') } } },
    _snippetResult: { content: { value: `A ${mark('key')}` } },
  };
  const hits = [record, { ...record, url: 'https://elsewhere.example/docs/signing' }];
  expect(readAnswer({ results: [{ hits, nbHits: 2 }] }, {}, HOME)).toMatchObject({
    total: 1,
    hits: [
      {
        address: '/docs/signing#keys',
        page: { address: '/docs/signing', title: 'Signing', section: 'Sign', kind: 'guide' },
        path: ['Signing', 'Keys'],
        heading: [{ text: 'Keys', marked: true }],
        excerpt: [
          { text: 'A ', marked: false },
          { text: 'key', marked: true },
        ],
      },
    ],
  });
});

test.each([
  ['', []],
  ['a', [['a', false]]],
  [
    `${MARK_END}a${MARK_START}b`,
    [
      ['a', false],
      ['b', true],
    ],
  ],
  [`${MARK_START}${MARK_END}`, []],
  [
    `${mark('a')}${mark('b')}`,
    [
      ['a', true],
      ['b', true],
    ],
  ],
])('marks in %j', (value, segments) => {
  expect(segmentsOf(value).map(({ text, marked }) => [text, marked])).toEqual(segments);
});
