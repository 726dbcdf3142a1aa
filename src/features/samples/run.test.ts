import { expect, test } from 'vitest';
import { argsOf, chosenFiles, commandOf } from './run.ts';
import type { ProgramCheck, Task } from './task.ts';

const args = ['a.jpg', 'b.jpg'];

test('each language has its command', () => {
  const command = (language: string, file: string, source = '') => commandOf(language, file, args, source);
  expect(command('python', 'read.py')).toBe('python read.py a.jpg b.jpg');
  expect(command('c2patool', 'read.sh')).toBe('sh read.sh a.jpg b.jpg');
  expect(command('rust', 'read.rs')).toBe('cp read.rs src/main.rs && cargo run -- a.jpg b.jpg');
  expect(commandOf('rust', 'read.rs', [], '')).toBe('cp read.rs src/main.rs && cargo run');
  expect(command('cpp', 'read.cpp')).toBe(
    'g++ -std=c++17 read.cpp c2pa_cpp.o -lc2pa_c -o read && ./read a.jpg b.jpg',
  );
  expect(command('web', 'read.js')).toBe('npx vite');
  expect(command('cobol', 'read.cob')).toBeUndefined();
});

test('C is linked with what the program includes', () => {
  expect(commandOf('c', 'read.c', [], '#include <string.h>')).toBe('cc read.c -lc2pa_c -o read && ./read');
  expect(commandOf('c', 'read.c', [], '#include <cjson/cJSON.h>')).toContain('-lc2pa_c -lcjson');
});

const task: Task = {
  title: 'x',
  given: [],
  cases: [
    { args, fails: 'x' },
    { args: ['c.jpg'], fails: 'x' },
  ],
  languages: {},
};
const check = (more: object) => ({ file: 'x', runs: 'samples', ...more }) as ProgramCheck;

test('arguments are those of the program, or of the first case; false is none', () => {
  expect(argsOf(task, check({}))).toEqual(args);
  expect(argsOf(task, check({ args: ['own'] }))).toEqual(['own']);
  expect(argsOf(task, check({ args: false }))).toBeUndefined();
  expect(argsOf({ ...task, cases: [] }, check({}))).toBeUndefined();
});

test('file inputs of a page get the arguments, or what `choose` says', () => {
  expect(chosenFiles(check({}), args)).toEqual(args);
  expect(chosenFiles(check({ choose: ['$2', 'chain.pem', '$5'] }), args)).toEqual(['b.jpg', 'chain.pem', '']);
});
