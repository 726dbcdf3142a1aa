import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { labelOf } from './labels.ts';

const samples = mkdtempSync(join(tmpdir(), 'labels-'));
afterAll(() => rmSync(samples, { recursive: true }));

test('a name that several samples have comes with its task', () => {
  for (const file of ['read/python/read.py', 'sign/web/index.html', 'read/web/index.html']) {
    mkdirSync(dirname(join(samples, file)), { recursive: true });
    writeFileSync(join(samples, file), '');
  }
  expect(labelOf(samples, 'read/python/read.py')).toBe('read.py');
  expect(labelOf(samples, 'sign/web/index.html')).toBe('sign/index.html');
});
