import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addressOfInput, inputsOf, readInputs, readTask, readTasks } from './task.ts';

const inputs = readInputs('samples');

test('what a command reads is an input, what it writes is not', () => {
  const given = ['write-manifest/node/write-manifest.mjs photo.jpg signed.jpg test-certs'];
  expect(inputsOf('node read.mjs signed.jpg', given, inputs)).toEqual(['signed.jpg']);
  expect(inputsOf('node sign.mjs photo.jpg signed.jpg test-certs', [], inputs)).toEqual([
    'photo.jpg',
    'test-certs',
  ]);
});

test('a ready file is a download, one that is made has its line in the table', () => {
  const address = (name: string) => inputs[name] && addressOfInput(inputs[name]);
  expect(address('photo.jpg')).toBe('/samples/shared/inputs/photo.jpg');
  expect(address('test-certs')).toBe('/docs/manifest/run-samples#input');
});

const samples = mkdtempSync(join(tmpdir(), 'task-'));
afterAll(() => rmSync(samples, { recursive: true }));

function write(name: string, task: object) {
  mkdirSync(join(samples, name), { recursive: true });
  writeFileSync(join(samples, name, 'task.json'), JSON.stringify({ title: name, languages: {}, ...task }));
}

const shared = { python: { file: 'x.py', runs: 'samples' } };

test('a case without an expectation, or a language with nothing to be compared with, is a mistake', () => {
  write('nothing', { cases: [{ args: ['x'] }], languages: shared });
  expect(() => readTask(samples, 'nothing')).toThrow(
    /samples\/nothing\/task\.json.*add `prints`, `files`, or `fails`/s,
  );
  write('no-cases', { languages: shared });
  expect(() => readTask(samples, 'no-cases')).toThrow(/`"runs": "samples"` compares the output with `cases`/);
});

test('tasks come by name, with their defaults', () => {
  for (const name of ['nothing', 'no-cases']) rmSync(join(samples, name), { recursive: true });
  write('b', { cases: [{ fails: 'no manifest' }], languages: shared });
  write('a', {});
  const tasks = readTasks(samples);
  expect([...tasks.keys()]).toEqual(['a', 'b']);
  expect(tasks.get('b')).toMatchObject({ given: [], cases: [{ args: [], fails: 'no manifest' }] });
});
