import { expect, test } from 'vitest';
import { functionType } from './function-type.ts';
import { plain } from './layout.ts';

const read = (text: string) => {
  const found = functionType([{ text }]);
  return (
    found && {
      types: found.typeParameters.map(({ name, constraint }) => [name, plain(constraint)]),
      parameters: found.parameters.map(({ name, optional, type }) => [name, optional, plain(type)]),
      returns: plain(found.returns),
    }
  );
};

test('the type of a function gives its parameters and its result', () => {
  expect(read('(uri: string, options?: { a: string; }) => Promise<A | null>')).toEqual({
    types: [],
    parameters: [
      ['uri', false, 'string'],
      ['options', true, '{ a: string; }'],
    ],
    returns: 'Promise<A | null>',
  });
});

test('parameters may be functions, and rest parameters', () => {
  expect(read('(keep: (one: A) => boolean, ...rest: B[]) => void')?.parameters).toEqual([
    ['keep', false, '(one: A) => boolean'],
    ['rest', false, 'B[]'],
  ]);
});

test('type parameters come with what they have to be', () => {
  expect(read("<T extends A['label']>(label: T) => B[]")?.types).toEqual([['T', "A['label']"]]);
});

test('other types are no functions', () => {
  expect(read('string')).toBeUndefined();
  expect(read('(A | B)[]')).toBeUndefined();
});
