import { expect, test } from 'vitest';
import { copyAddress, copyDay } from './offline.ts';
import { siteMessages, siteOf } from './testing.ts';

test('by default, a site keeps nothing for readers without a network', () => {
  expect(siteOf().offline).toEqual({ pages: false, tools: 'never' });
});

test('the copy is named after the site and the day', () => {
  const { copy } = siteOf({ title: 'Ünï Docs: C2PA!', offline: { copy: true } }).offline;
  expect(copy).toMatch(/^\/downloads\/uni-docs-c2pa-\d{4}-\d\d-\d\d\.zip$/);
  expect(copyAddress('?', '2026-11-22')).toBe('/downloads/docs-2026-11-22.zip');
});

test('SOURCE_DATE_EPOCH sets the day, as for other reproducible builds', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  expect(copyDay({}, now)).toBe('2026-11-22');
  expect(copyDay({ SOURCE_DATE_EPOCH: '1000000000' }, now)).toBe('2001-09-09');
  expect(copyDay({ SOURCE_DATE_EPOCH: 'soon' }, now)).toBe('2026-11-22');
});

test('tools are kept only with the pages', () => {
  expect(siteMessages({ offline: { tools: 'ask' } })).toEqual([
    expect.stringContaining('`offline.tools` is "ask"; the tools are kept with the pages: add `pages: true`'),
  ]);
  expect(siteMessages({ offline: { pages: true, tools: 'always' } })).toHaveLength(1);
  expect(siteOf({ offline: { pages: true, tools: 'ask' } }).offline.tools).toBe('ask');
});
