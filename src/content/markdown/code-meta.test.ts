import { expect, test } from 'vitest';
import { lineNumbers, parseCodeMeta } from './code-meta.ts';

test('title, marked, inserted and deleted lines are read', () => {
  const meta = parseCodeMeta('title="read me.mjs" {1,3-5} ins={2} del={7,9}');
  expect(meta.title).toBe('read me.mjs');
  expect([...meta.marked]).toEqual([1, 3, 4, 5]);
  expect([...meta.inserted]).toEqual([2]);
  expect([...meta.deleted]).toEqual([7, 9]);
});

test('a misspelled value is rejected with the allowed ones', () => {
  expect(() => parseCodeMeta('titel="x"')).toThrow(/`titel="x"`, which isn't supported/);
});

test('commands that no test runs say why', () => {
  expect(parseCodeMeta('notrun="it needs Docker"').notRun).toBe('it needs Docker');
  expect(() => parseCodeMeta('notrun=" "')).toThrow(/is empty; write why/);
});

test('line lists can have spaces and single lines', () => {
  expect([...lineNumbers('2, 4-5')]).toEqual([2, 4, 5]);
});
