// Readers save samples into one folder, so no file may replace another. The exception is a web page's index.html: a page
// needs that name, and each sample has its own.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { samplePath } from './workspace.ts';

const REPLACED = new Set(['index.html']);

/** The programs of all tasks and their shared files; `expected…` files are compared, not saved. */
const saved = globSync(['*/*/*.*', 'shared/*.*'], {
  cwd: samplePath(),
  exclude: (name) => name === 'node_modules',
}).filter((file) => {
  const name = basename(file);
  // The gallery's files are examples to inspect, and named after their pages.
  return !name.startsWith('expected') && !REPLACED.has(name) && !file.includes('/files/');
});

test('no two files that a reader saves have the same name', () => {
  const byName = Map.groupBy(saved, (file) => basename(file));
  const shared = [...byName.values()].filter((files) => files.length > 1);
  expect(saved.length).toBeGreaterThan(200);
  expect(shared, 'rename all but one, for example after their task').toEqual([]);
});
