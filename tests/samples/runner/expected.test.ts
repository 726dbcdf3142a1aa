import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Case, SharedCheck, Task } from '../../../src/features/samples/task.ts';
import { expectationOf, idleDifferences } from './expected.ts';

const samples = mkdtempSync(join(tmpdir(), 'expected-'));
afterAll(() => rmSync(samples, { recursive: true }));
mkdirSync(join(samples, 'sign', 'cpp'), { recursive: true });
writeFileSync(join(samples, 'sign', 'expected.txt'), 'shared\n');
writeFileSync(join(samples, 'sign', 'cpp', 'expected.txt'), 'own\n');

const one: Case = {
  args: ['photo.jpg'],
  prints: 'expected.txt',
  files: { 'signed.jpg': { state: 'Valid', failure: ['a'] } },
};
const python: SharedCheck = { file: 'sign.py', runs: 'samples' };
const cpp: SharedCheck = {
  file: 'sign.cpp',
  runs: 'samples',
  differs: {
    why: 'an older core',
    prints: { 'expected.txt': 'cpp/expected.txt' },
    files: { 'signed.jpg': { failure: [] } },
    fails: {},
  },
};

test('a language gets what all share', () => {
  expect(expectationOf(samples, 'sign', one, python)).toEqual({
    args: ['photo.jpg'],
    choose: ['photo.jpg'],
    prints: { text: 'shared\n', file: 'expected.txt' },
    files: one.files,
  });
});

test('what differs is laid over what all share', () => {
  expect(expectationOf(samples, 'sign', one, cpp)).toMatchObject({
    prints: { text: 'own\n', file: 'cpp/expected.txt' },
    files: { 'signed.jpg': { state: 'Valid', failure: [] } },
  });
});

test('a difference from nothing is found', () => {
  const task: Task = { title: '', given: [], cases: [{ args: [], fails: 'no manifest' }], languages: {} };
  expect(idleDifferences(task, cpp)).toEqual(['expected.txt', 'signed.jpg']);
  expect(idleDifferences({ ...task, cases: [one] }, cpp)).toEqual([]);
  expect(idleDifferences(task, python)).toEqual([]);
});
