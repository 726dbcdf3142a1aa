import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tarOf } from './tar.ts';

const folder = mkdtempSync(join(tmpdir(), 'tar-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = new Map([
  ['package/a.txt', 'ä'.repeat(300)],
  ['package/lib/b.js', '#!/usr/bin/env node\n'],
  ['package/empty', ''],
]);

test('tar reads it; programs can be run, and all can read', () => {
  writeFileSync(join(folder, 'x.tar'), tarOf(files, ['package/lib/b.js']));
  execFileSync('tar', ['xf', 'x.tar', '--no-same-owner'], { cwd: folder });
  for (const [name, text] of files) expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  expect(statSync(join(folder, 'package/lib/b.js')).mode & 0o111).not.toBe(0);
  expect(statSync(join(folder, 'package/a.txt')).mode & 0o111).toBe(0);
});

test('the same files make the same bytes', () => {
  expect(tarOf(files).equals(tarOf(files))).toBe(true);
  expect(tarOf(files).length % 512).toBe(0);
});

test('a name that the format can’t hold is refused', () => {
  expect(() => tarOf(new Map([['x'.repeat(101), '']]))).toThrow('too long');
});
