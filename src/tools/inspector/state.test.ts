import { expect, test } from 'vitest';
import type { Event, Slot, Source, State } from './state.ts';
import { initialState, reduce } from './state.ts';

const source: Source = { from: 'address', address: 'https://x.example/a.jpg' };
const done = { status: 'done', source, isTrustUsed: false } as unknown as Extract<Slot, { status: 'done' }>;
const after = (...events: Event[]): State =>
  events.reduce(reduce, initialState({ chosen: [], own: [], newer: {} }, { status: 'ready' }));
const begin = (job: number, isAgain = false): Event => ({
  type: 'begin',
  place: 0,
  job,
  source,
  name: 'a',
  isAgain,
});
const end = (job: number): Event => ({ type: 'end', place: 0, job, slot: done });

test('a file is fetched, read and done', () => {
  expect(after(begin(1)).slots[0]).toMatchObject({ status: 'reading', job: 1 });
  const received: Event = { type: 'received', place: 0, job: 1, received: 5 };
  expect(after(begin(1), received).slots[0]).toMatchObject({ status: 'fetching', received: 5, name: 'a' });
  const read: Event = { type: 'read', place: 0, job: 1, name: 'b' };
  expect(after(begin(1), received, read).slots[0]).toMatchObject({ status: 'reading', name: 'b' });
  expect(after(begin(1), received, read, end(1)).slots[0]).toBe(done);
});

test('the answer of an old reading changes nothing', () => {
  expect(after(begin(1), begin(2), end(1)).slots[0]).toMatchObject({ status: 'reading', job: 2 });
  expect(after(begin(1), { type: 'clear', place: 0 }, end(1)).slots[0]).toEqual({ status: 'empty' });
});

test('a report that is read anew stays meanwhile, also when that happens twice', () => {
  expect(after(begin(1), end(1), begin(2, true)).slots[0]).toMatchObject({ status: 'reading', before: done });
  expect(after(begin(1), end(1), begin(2, true), begin(3, true)).slots[0]).toMatchObject({ before: done });
  expect(after(begin(1), end(1), begin(2)).slots[0]).not.toHaveProperty('before', done);
});

test('to inspect another file ends the comparison', () => {
  const state = after(begin(1), end(1), { type: 'compare', isComparing: true }, { type: 'clear', place: 0 });
  expect(state).toMatchObject({ isComparing: false, slots: [{ status: 'empty' }, { status: 'empty' }] });
});
