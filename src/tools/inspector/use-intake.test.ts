import { expect, test } from 'vitest';
import { omittedFrom, pairUp } from './use-intake.ts';

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

test('what is not shown of the files that were given is named', () => {
  const files = ['a.jpg', 'b.jpg', 'a.c2pa', 'c.jpg'].map((name) => new File(['x'], name));
  const pairs = pairUp(files);
  expect(omittedFrom(files, pairs.slice(0, 2))).toEqual({ shown: 3, total: 4, names: ['c.jpg'] });
  expect(omittedFrom(files, pairs)).toBeUndefined();
});
