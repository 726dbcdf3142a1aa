import { expect, test } from 'vitest';
import { type FileSource, type FilesEvent, type FilesState, NO_FILES, reduceFiles } from './state.ts';

const sources = (count: number): FileSource[] =>
  Array.from({ length: count }, (_, index) => ({ from: 'file', file: new File(['x'], `${index}.jpg`) }));
const after = (...events: FilesEvent[]): FilesState => events.reduce(reduceFiles, NO_FILES);
const add = (count: number): FilesEvent => ({ type: 'add', sources: sources(count) });

test('an id isn’t used twice, so that an answer can’t come to another file', () => {
  expect(after(add(2), { type: 'clear' }, add(1)).rows[0]?.id).toBe(3);
});
