import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkOf, digestOf } from './checked.ts';
import { readTask, type Task } from './task.ts';

const samples = mkdtempSync(join(tmpdir(), 'note-'));
let task: Task;

beforeAll(() => {
  mkdirSync(join(samples, 'read', 'python'), { recursive: true });
  mkdirSync(join(samples, 'read', 'c'));
  writeFileSync(join(samples, 'read', 'expected.txt'), 'Valid\n');
  writeFileSync(join(samples, 'read', 'python', 'read.py'), 'read()\n');
  writeFileSync(join(samples, 'read', 'c', 'read.c'), 'read();\n');
  writeFileSync(
    join(samples, 'read', 'task.json'),
    JSON.stringify({
      title: 'Read',
      cases: [{ args: ['signed.jpg'], prints: 'expected.txt' }],
      languages: {
        python: { file: 'read.py', runs: 'samples' },
        c: { file: 'read.c', runs: 'samples' },
        web: { runs: 'cannot', reason: 'no' },
      },
    }),
  );
  task = readTask(samples, 'read') as Task;
});
afterAll(() => rmSync(samples, { recursive: true }));

const ran = { result: 'passed', with: 'c2pa-python 1', on: '2026-11-20' } as const;
const python = { file: 'read.py', runs: 'samples' } as const;
const after = (result: object) =>
  checkOf(samples, 'read', 'python', python, { read: { python: result as never } });

test('the last run is told with its versions', () => {
  const digest = digestOf(samples, 'read', task, 'python');
  expect(after({ ...ran, digest })).toEqual({ mark: 'runs', note: 'Tested with c2pa-python 1.' });
});

test('a run of another program is not claimed', () => {
  expect(after({ ...ran, digest: '000' })).toEqual({
    mark: 'changed',
    note: 'Changed since the last test with c2pa-python 1.',
  });
});

test('what never ran says so, with the reason if there is one', () => {
  expect(checkOf(samples, 'read', 'python', python, {})).toEqual({
    mark: 'not run',
    note: 'Not tested yet.',
  });
  expect(after({ result: 'not run', reason: 'Python isn’t installed' }).note).toBe(
    'Not tested: Python isn’t installed.',
  );
  expect(after({ result: 'not run', reason: 'it needs a Mac.' }).note).toBe('Not tested: needs a Mac.');
  expect(after({ result: 'not run', reason: 'tested manually' }).note).toBe('Tested manually.');
  const cannot = { runs: 'cannot', reason: 'no' } as const;
  expect(checkOf(samples, 'read', 'web', cannot, {})).toEqual({ mark: 'cannot', note: 'no' });
});

test('the digest of a language changes with its files and what is expected, not with other languages', () => {
  const before = digestOf(samples, 'read', task, 'python');
  writeFileSync(join(samples, 'read', 'c', 'read.c'), 'other();\n');
  const more: Task = {
    ...task,
    title: 'Other',
    languages: { ...task.languages, rust: { runs: 'cannot', reason: '' } },
  };
  expect(digestOf(samples, 'read', more, 'python')).toBe(before);
  writeFileSync(join(samples, 'read', 'expected.txt'), 'Invalid\n');
  expect(digestOf(samples, 'read', task, 'python')).not.toBe(before);
});

test('the newest c2pa-node is named only under programs that use the library, with each difference', () => {
  const newest = (name: string, value: object) =>
    writeFileSync(join(samples, 'newest', name), JSON.stringify(value));
  mkdirSync(join(samples, 'newest'));
  newest('package.json', { dependencies: { '@contentauth/c2pa-node': '9.9.9' } });
  newest('differences.json', [
    { why: 'it’s slow.', tasks: ['sign'], tests: ['x'] },
    { why: 'it’s red.', tasks: ['sign'], tests: ['x'] },
  ]);
  const ranWith = (library: string, name = 'read') => {
    const node = { file: 'read.mjs', runs: 'tests', with: `@contentauth/${library} 1` } as const;
    return checkOf(samples, name, 'node', node, {}).note;
  };
  expect(ranWith('c2pa-node')).toBe('Tested with c2pa-node 1, and with c2pa-node 9.9.9.');
  expect(ranWith('c2pa-wasm')).toBe('Tested with c2pa-wasm 1.');
  expect(ranWith('c2pa-node', 'sign')).toBe(
    'Tested with c2pa-node 1. In c2pa-node 9.9.9, it’s slow. In c2pa-node 9.9.9, it’s red.',
  );
});
