import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { found } from '../testing.ts';
import { samples } from './samples.ts';

const dir = mkdtempSync(join(tmpdir(), 'prose-samples-'));
afterAll(() => rmSync(dir, { recursive: true }));

const task = JSON.stringify({
  title: 'Read',
  languages: { node: { file: 'read.mjs', with: 'x 1', runs: 'tests' } },
});
for (const [path, text] of Object.entries({
  'read/task.json': task,
  'read/node/read.mjs': '1;',
  'read/rust/read.rs': '1;',
  'bare/node/x.mjs': '1;',
  'shared/make.mjs': '1;',
  'read/files/out.json': '{}',
})) {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
}
const rule = samples(dir);

test('a sample that is there and checked is fine, shown or linked', () => {
  expect(
    found(
      rule,
      '<Sample file="read/node/read.mjs" />\n\n<Samples of="read" />\n\n[It](/samples/read/node/read.mjs)',
    ),
  ).toEqual([]);
  expect(found(rule, '[A](/samples/shared/make.mjs) and [B](/samples/read/files/out.json)')).toEqual([]);
});

test('a sample that is missing or of which nothing is said is told with its line', () => {
  expect(found(rule, '[It](/samples/read/node/raed.mjs)')).toEqual([
    "6: there's no file samples/read/node/raed.mjs",
  ]);
  expect(found(rule, '<Sample file="bare/node/x.mjs" />')).toEqual([
    '6: samples/bare has no task.json; create one that says how the samples were checked',
  ]);
  expect(found(rule, '<Sample file="read/rust/read.rs" />')).toEqual([
    "6: samples/read/task.json doesn't say how `rust` was checked; add it to `languages` with `runs`",
  ]);
});
