import { expect, test } from 'vitest';
import { readDeclarations, readType } from './read-declarations.ts';

const read = (...files: string[]) =>
  readDeclarations('types 1.0', new Map(files.map((text, i) => [`${i}.d.ts`, text])));

test('properties with type, need and deprecation', () => {
  const { objects } = read(`export interface A {
    /** @deprecated */
    old?: string | null;
    list: B[];
    'dash-ed'?: { [k: string]: number };
    [k: string]: unknown;
  }
  export interface B { x: "a" | "b" }`);
  expect(objects.A?.properties).toEqual([
    {
      name: 'old',
      required: false,
      deprecated: true,
      type: { is: 'choice', of: [{ is: 'string' }, { is: 'null' }] },
    },
    {
      name: 'list',
      required: true,
      deprecated: false,
      type: { is: 'array', of: { is: 'named', name: 'B' } },
    },
    { name: 'dash-ed', required: false, deprecated: false, type: { is: 'map', of: { is: 'number' } } },
  ]);
});

test('a copy with a number is the type it was copied from', () => {
  const { objects } = read(
    `interface A { one: Point; two?: Point1 | null } interface Point { x: number } interface Point1 { x: number }`,
  );
  expect(Object.keys(objects)).toEqual(['A', 'Point']);
  expect(objects.A?.properties[1]?.type).toEqual({
    is: 'choice',
    of: [{ is: 'named', name: 'Point' }, { is: 'null' }],
  });
});

test('files that disagree stop the build and name the type', () => {
  expect(() => read('interface A { x: string }', 'interface A { x: number }')).toThrow(
    'types 1.0: A is declared differently in 0.d.ts and 1.d.ts',
  );
});

test('what JSON cannot have, and nothing at all', () => {
  expect(() => read('interface A { x: () => void }')).toThrow("`() => void` isn't a type that JSON can have");
  expect(() => read('export const x = 1;')).toThrow('types 1.0: no types in 0.d.ts');
});

test('a type that is used and declared nowhere stops the build', () => {
  expect(() => read('interface A { x?: Missing | null }')).toThrow(
    'types 1.0: A.x uses Missing, which none of the files declares',
  );
});

test('a type written by hand', () => {
  expect(readType('"sha256" | integer[]')).toEqual({
    is: 'choice',
    of: [
      { is: 'literal', value: 'sha256' },
      { is: 'array', of: { is: 'integer' } },
    ],
  });
});
