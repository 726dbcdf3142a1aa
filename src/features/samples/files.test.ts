import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companionsOf, labelOf } from './files.ts';

const samples = mkdtempSync(join(tmpdir(), 'companions-'));

beforeAll(() => {
  for (const [file, text] of Object.entries({
    'sign/web/sign.js': "import { testSigner } from './signer.js';",
    'sign/web/index.html': '<script type="module" src="./sign.js"></script>',
    'sign/web/other.js': '',
    'shared/web/signer.js': "import { cose } from './cose.js';",
    'shared/web/cose.js': '',
    'sign/c2patool/sign.sh': '# Needs manifest.json.\nc2patool "$1"',
    'sign/c2patool/manifest.json': '{}',
    'sign/c2patool/expected.txt': 'manifest.json',
    'sign/c2patool/long-manifest.json': '{}',
  })) {
    mkdirSync(dirname(join(samples, file)), { recursive: true });
    writeFileSync(join(samples, file), text);
  }
});
afterAll(() => rmSync(samples, { recursive: true }));

test('a page comes with its HTML and what its script imports, also from the shared folder', () => {
  expect(companionsOf(samples, 'sign/web/sign.js')).toEqual([
    'shared/web/cose.js',
    'shared/web/signer.js',
    'sign/web/index.html',
  ]);
});

test('a file that the program names comes along, not one with a longer name, and no expectation', () => {
  expect(companionsOf(samples, 'sign/c2patool/sign.sh')).toEqual(['sign/c2patool/manifest.json']);
});

test('a name that several samples have comes with its task', () => {
  const samples = mkdtempSync(join(tmpdir(), 'labels-'));
  for (const file of ['read/python/read.py', 'sign/web/index.html', 'read/web/index.html']) {
    mkdirSync(dirname(join(samples, file)), { recursive: true });
    writeFileSync(join(samples, file), '');
  }
  expect(labelOf(samples, 'read/python/read.py')).toBe('read.py');
  expect(labelOf(samples, 'sign/web/index.html')).toBe('sign/index.html');
  rmSync(samples, { recursive: true });
});
