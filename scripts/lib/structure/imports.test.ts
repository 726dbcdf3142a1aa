import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { unusedDependencies } from './dependencies.ts';

test('every package that package.json declares is used', { timeout: 60_000 }, () => {
  expect(unusedDependencies('.')).toEqual([]);
});

const root = mkdtempSync(join(tmpdir(), 'structure-'));
afterAll(() => rmSync(root, { recursive: true }));

function writeFiles(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

test('a package that nothing uses is told', () => {
  writeFiles({
    'package.json': JSON.stringify({
      devDependencies: { zod: '1.0.0', 'left-pad': '1.0.0', '@types/hast': '1.0.0' },
    }),
    'src/deep/a.ts': "import type { Root } from 'hast';\nimport { z } from 'zod/v4';",
  });
  expect(unusedDependencies(root)).toEqual([
    'package.json declares left-pad, which nothing imports or names; remove it',
  ]);
  rmSync(join(root, 'src/deep'), { recursive: true });
});
