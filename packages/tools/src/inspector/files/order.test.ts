import { expect, test } from 'vitest';
import { type Column, filterRows, labelsOf, NO_FILTER, sortRows } from './order.ts';
import type { FileResult } from './result.ts';
import type { FileRow } from './state.ts';

const row = (name: string, result?: Partial<FileResult>): FileRow => ({
  id: name.length,
  source: { from: 'file', file: new File(['x'], name) },
  result: result && { outcome: 'Valid', label: 'Valid', tone: 'plain', title: '', text: '', ...result },
});
const rows = [
  row('b10.jpg', {
    signer: 'Ada',
    ai: 'no',
    findings: [],
    signing: { state: 'claimed', time: '2026-02-01T00:00:00Z' },
  }),
  row('waiting.jpg'),
  row('B9.jpg', {
    outcome: 'Invalid',
    label: 'Invalid',
    signer: 'Bo',
    ai: 'yes',
    findings: ['a', 'b'],
    madeWith: 'Cam 2',
  }),
  row('a.txt', { outcome: 'failed', label: 'Not read', text: 'This file is empty' }),
  row('c.jpg', {
    outcome: 'Trusted',
    label: 'Trusted',
    organization: 'News',
    signing: { state: 'trusted', time: '2026-01-01T00:00:00Z' },
  }),
];
const names = (some: readonly FileRow[]) => some.map(({ source }) => source.file.name);
const by = (column: Column, isDown = false) => names(sortRows(rows, { column, isDown }));

test('names are sorted as people do, numbers by their value', () => {
  expect(by('name')).toEqual(['a.txt', 'B9.jpg', 'b10.jpg', 'c.jpg', 'waiting.jpg']);
  expect(by('name', true)[0]).toBe('waiting.jpg');
  expect(names(sortRows(rows, undefined))[0]).toBe('b10.jpg');
});

test('a file without a value comes last in both directions', () => {
  expect(by('ai').slice(0, 2)).toEqual(['B9.jpg', 'b10.jpg']);
  expect(by('ai', true).slice(0, 2)).toEqual(['b10.jpg', 'B9.jpg']);
  expect(by('time').slice(0, 2)).toEqual(['c.jpg', 'b10.jpg']);
  expect(by('time', true).slice(0, 2)).toEqual(['b10.jpg', 'c.jpg']);
  expect(by('findings', true)[0]).toBe('B9.jpg');
});

test('a filter looks at names, signers, programs, and states', () => {
  const found = (words: string, label = '') => names(filterRows(rows, { words, label }));
  expect(found('JPG cam')).toEqual(['B9.jpg']);
  expect(found('news')).toEqual(['c.jpg']);
  expect(found('empty')).toEqual(['a.txt']);
  expect(found('', 'Invalid')).toEqual(['B9.jpg']);
  expect(found('ada', 'Invalid')).toEqual([]);
  expect(names(filterRows(rows, NO_FILTER))).toHaveLength(5);
});

test('the states that occur are counted', () => {
  expect(labelsOf(rows)).toEqual([
    ['Invalid', 1],
    ['Not read', 1],
    ['Valid', 1],
    ['Trusted', 1],
  ]);
});
