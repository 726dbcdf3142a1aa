import { expect, test } from 'vitest';
import type { FileResult } from './result.ts';
import {
  countRead,
  type FileSource,
  type FilesEvent,
  type FilesState,
  MAX_FILES,
  NO_FILES,
  nextOf,
  reduceFiles,
} from './state.ts';

const sources = (count: number): FileSource[] =>
  Array.from({ length: count }, (_, index) => ({ from: 'file', file: new File(['x'], `${index}.jpg`) }));
const result: FileResult = { outcome: 'nothing', label: 'No credentials', tone: 'noted', text: '' };
const after = (...events: FilesEvent[]): FilesState => events.reduce(reduceFiles, NO_FILES);
const add = (count: number): FilesEvent => ({ type: 'add', sources: sources(count) });

test('files are read in their order', () => {
  const state = after(add(3), { type: 'begin', id: 1 }, { type: 'end', id: 1, result });
  expect(countRead(state)).toBe(1);
  expect(nextOf(state)?.id).toBe(2);
});

test('more than the table holds are counted, and the first are taken', () => {
  expect(after(add(MAX_FILES + 3))).toMatchObject({ tooMany: 3, rows: { length: MAX_FILES } });
  const state = after(add(MAX_FILES - 1), add(2));
  expect(state).toMatchObject({ tooMany: 1, rows: { length: MAX_FILES } });
  expect(after(add(1), add(1)).tooMany).toBe(0);
});

test('what was being read when the reader canceled is read first afterward', () => {
  const state = after(add(2), { type: 'begin', id: 1 }, { type: 'halt' });
  expect(state).toMatchObject({ isRunning: false, reading: undefined });
  expect(nextOf(state)?.id).toBe(1);
});

test('every file is read again with other trust settings', () => {
  const state = after(add(2), { type: 'begin', id: 1 }, { type: 'end', id: 1, result }, { type: 'again' });
  expect(countRead(state)).toBe(0);
  expect(state.rows.map(({ id }) => id)).toEqual([1, 2]);
});

test('an id isn’t used twice, so that an answer can’t come to another file', () => {
  expect(after(add(2), { type: 'clear' }, add(1)).rows[0]?.id).toBe(3);
});
