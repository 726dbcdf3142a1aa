import { describe, expect, test } from 'vitest';
import { layOut, layOutMembers, oneLine, plain } from './layout.ts';
import type { Token } from './model.ts';

const tokens = (text: string): Token[] => [{ text }];
const lines = (laid: Token[][]) => laid.map((line) => line.map(({ text }) => text).join(''));

describe('a declaration', () => {
  test('that fits stays on one line', () => {
    expect(lines(layOut(tokens('read(\n  url: string\n): void;')))).toEqual(['read(url: string): void;']);
  });

  test('that is too long breaks at its parameters, not inside its type arguments', () => {
    expect(
      lines(layOut(tokens('f(first: string, second: number): Promise<Record<string, number>>;'), 40)),
    ).toEqual(['f(', '  first: string,', '  second: number', '): Promise<Record<string, number>>;']);
  });

  test('with a long union has a line for each alternative', () => {
    expect(lines(layOut(tokens("type T = | 'first' | 'second';"), 20))).toEqual([
      'type T =',
      "  | 'first'",
      "  | 'second';",
    ]);
  });

  test('keeps the comments of alternatives beside them', () => {
    expect(lines(layOut(tokens("type T =\n // one\n | 'a'\n // two\n | 'b';")))).toEqual([
      'type T =',
      '  // one',
      "  | 'a'",
      '  // two',
      "  | 'b';",
    ]);
  });

  test('breaks an object type into its properties', () => {
    expect(lines(layOut(tokens('type T = {\n a: string;\n b: () => void;\n};'), 24))).toEqual([
      'type T = {',
      '  a: string;',
      '  b: () => void;',
      '};',
    ]);
  });
});

test('an interface has a line for each member, and braces without any', () => {
  expect(lines(layOutMembers(tokens('interface A '), [tokens('b: string;'), tokens('c(): void;')]))).toEqual([
    'interface A {',
    '  b: string;',
    '  c(): void;',
    '}',
  ]);
  expect(lines(layOutMembers(tokens('interface A '), []))).toEqual(['interface A {}']);
});

test('a reference stays a token of its own, whatever stands around it', () => {
  const laid = oneLine([
    { text: 'x: ' },
    { text: 'Module', ref: '!WebAssembly.Module:interface' },
    { text: '[]' },
  ]);
  expect(laid).toContainEqual({ text: 'Module', ref: '!WebAssembly.Module:interface' });
  expect(plain(laid)).toBe('x: Module[]');
});

test('a member called constructor is no bracket', () => {
  expect(plain(tokens('constructor(builder: Handle);'))).toBe('constructor(builder: Handle);');
});
