import { expect, test } from 'vitest';
import { type Command, parseCommandLine } from './command-line.ts';
import { helpText } from './help.ts';

const command = {
  name: 'npm run paint',
  about: 'Paints pages.\nEnvironment: PAINT is a color.',
  options: {
    color: { value: 'name', about: 'Which color.', of: ['red', 'green'] },
    'dry-run': { about: 'Only says what it would paint.' },
  },
  words: { name: 'folder', about: 'Where the pages are.', atLeast: 1, atMost: 2 },
} as const satisfies Command;

const parse = (...args: string[]) => parseCommandLine(command, args);

test('options and words, in any order', () => {
  expect(parse('docs', '--dry-run', '--color=red', 'data')).toEqual({
    values: { color: 'red', 'dry-run': true },
    words: ['docs', 'data'],
  });
  expect(parse('docs')).toEqual({ values: { color: undefined, 'dry-run': false }, words: ['docs'] });
  expect(parse('--', '--color')).toMatchObject({ words: ['--color'] });
});

test.each([
  [['--dry-rnu', 'docs'], "--dry-rnu isn't an option; did you mean `--dry-run`?"],
  [['--hlep'], "--hlep isn't an option; did you mean `--help`?"],
  [['-x', 'docs'], "-x isn't an option; see npm run paint -- --help"],
  [['--constructor', 'docs'], "--constructor isn't an option; see npm run paint -- --help"],
  [['--color', 'gren', 'docs'], "--color can't be `gren`; did you mean `green`?"],
  [['--color', 'ultramarine', 'docs'], "--color can't be `ultramarine`; use one of red, green"],
  [['--color', '--dry-run', 'docs'], '--color needs a value: --color <name>'],
  [['docs', '--color'], '--color needs a value: --color <name>'],
  [['--dry-run=yes', 'docs'], '--dry-run takes no value, so leave out `yes`'],
  [[], '<folder> is missing: npm run paint -- <folder>'],
  [['a', 'b', 'c'], '`c` is one argument too many; see npm run paint -- --help'],
])('%s gets one line with what to do', (args, message) => {
  expect(() => parse(...args)).toThrow(message);
});

test.each([['--help'], ['-h'], ['docs', '--help']])('%s asks for help', (...args) => {
  expect(parse(...args)).toBe('help');
});

test('the help has every option with its text', () => {
  expect(helpText(command)).toBe(`Usage: npm run paint -- <folder> [options]

Paints pages.
Environment: PAINT is a color.

  <folder>        Where the pages are.
  --color <name>  Which color. One of red, green.
  --dry-run       Only says what it would paint.
  --help          Shows this help.`);
});
