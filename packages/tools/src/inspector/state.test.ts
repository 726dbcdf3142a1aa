import { expect, test } from 'vitest';
import type { Event, Slot, Source, State } from './state.ts';
import { initialState, omittedFrom, pairUp, reduce } from './state.ts';

const source: Source = { from: 'address', address: 'https://x.example/a.jpg' };
const done = { status: 'done', source } as unknown as Extract<Slot, { status: 'done' }>;
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

test('the result of an earlier reading changes nothing', () => {
  expect(after(begin(1), begin(2), end(1)).slots[0]).toMatchObject({ status: 'reading', job: 2 });
  expect(after(begin(1), { type: 'clear', place: 0 }, end(1)).slots[0]).toEqual({ status: 'empty' });
});

test('a report stays visible while its file is read again, also twice', () => {
  expect(after(begin(1), end(1), begin(2, true)).slots[0]).toMatchObject({ status: 'reading', before: done });
  expect(after(begin(1), end(1), begin(2, true), begin(3, true)).slots[0]).toMatchObject({ before: done });
  expect(after(begin(1), end(1), begin(2)).slots[0]).not.toHaveProperty('before', done);
});

const names = (...given: string[]) =>
  pairUp(given.map((name) => new File(['x'], name))).map(({ file, sidecar }) =>
    sidecar ? `${file.name} with ${sidecar.name}` : file.name,
  );

test.each([
  ['a file by itself', ['a.jpg'], ['a.jpg']],
  ['a store by itself', ['a.c2pa'], ['a.c2pa']],
  ['a file and its store, in any order', ['a.C2PA', 'a.jpg'], ['a.jpg with a.C2PA']],
  [
    'two that were given together, whatever their names',
    ['manifest.c2pa', 'photo.jpg'],
    ['photo.jpg with manifest.c2pa'],
  ],
  ['two files', ['a.jpg', 'b.jpg'], ['a.jpg', 'b.jpg']],
  ['two files, one with a store', ['a.jpg', 'b.jpg', 'b.c2pa'], ['a.jpg', 'b.jpg with b.c2pa']],
  ['two files and a store of neither', ['a.jpg', 'b.jpg', 'c.c2pa'], ['a.jpg', 'b.jpg', 'c.c2pa']],
  ['two stores', ['a.c2pa', 'b.c2pa'], ['a.c2pa', 'b.c2pa']],
  ['one store for two files of a name', ['a.jpg', 'a.png', 'a.c2pa'], ['a.jpg with a.c2pa', 'a.png']],
])('%s', (_, given, expected) => expect(names(...given)).toEqual(expected));

test('names the given files that aren’t shown', () => {
  const files = ['a.jpg', 'b.jpg', 'a.c2pa', 'c.jpg'].map((name) => new File(['x'], name));
  const pairs = pairUp(files);
  expect(omittedFrom(files, pairs.slice(0, 2))).toEqual({ shown: 3, total: 4, names: ['c.jpg'] });
  expect(omittedFrom(files, pairs)).toBeUndefined();
});
