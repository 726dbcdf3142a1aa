import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dependencyProblems } from './dependencies.ts';
import { importProblems } from './import-problems.ts';
import { importTable } from './import-table.ts';

const layers = importTable(readFileSync('ARCHITECTURE.md', 'utf8'));

test('every folder of src/ has a row, and every row a folder', () => {
  const folders = readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}`);
  expect(layers.map(({ folder }) => folder).sort()).toEqual(
    [
      ...folders,
      'packages/hash-coverage',
      'packages/mcp',
      'packages/tools',
      'packages/verdict',
      'scripts',
      'labs',
    ].sort(),
  );
});

test('a folder imports only folders above it in the table, so folders form no circle', () => {
  const above = new Set<string>();
  for (const { folder, imports, onDemand } of layers) {
    for (const name of [...imports, ...onDemand]) expect(above, `${folder} imports ${name}`).toContain(name);
    above.add(folder);
  }
});

test('no import cycle, and no import against the table', {
  timeout: 60_000,
}, async () => {
  expect(await importProblems('.', layers)).toEqual([]);
});

test('every package that is imported is declared, and every declared one is used', {
  timeout: 60_000,
}, () => {
  expect(dependencyProblems('.')).toEqual([]);
});

const root = mkdtempSync(join(tmpdir(), 'structure-'));
afterAll(() => rmSync(root, { recursive: true }));

function writeFiles(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

test('a package that is not declared, and one that is not used, are told', () => {
  writeFiles({
    'package.json': JSON.stringify({
      devDependencies: { zod: '1.0.0', 'left-pad': '1.0.0', '@types/hast': '1.0.0' },
    }),
    'src/deep/a.ts':
      "import type { Root } from 'hast';\nimport { z } from 'zod/v4';\nimport sharp from 'sharp';",
  });
  expect(dependencyProblems(root)).toEqual([
    "src/deep/a.ts imports sharp, which package.json doesn't declare; add it to devDependencies",
    'package.json declares left-pad, which nothing imports or names; remove it',
  ]);
  rmSync(join(root, 'src/deep'), { recursive: true });
});

test('what breaks the table or goes in a circle is told', { timeout: 60_000 }, async () => {
  const files = {
    'src/low/a.ts': "import { b } from '../high/b.ts';\nexport const a = b;",
    'src/low/astro.astro': "---\nimport { b } from '../high/b.ts';\n---\n<p>{b}</p>",
    'src/high/b.ts': "export const b = 1;\nimport { tool } from '../lazy/tool.ts';\nconsole.log(tool);",
    'src/high/c.ts': "import type { D } from './d.ts';\nexport type C = D;",
    'src/high/d.ts': "import type { C } from './c.ts';\nexport type D = C | 1;",
    'src/high/fine.ts': "export const tool = () => import('../lazy/tool.ts');",
    'src/lazy/tool.ts': 'export const tool = 1;',
  };
  writeFiles(files);
  const problems = await importProblems(root, [
    { folder: 'src/low', imports: [], onDemand: [] },
    { folder: 'src/lazy', imports: [], onDemand: [] },
    { folder: 'src/high', imports: ['src/low'], onDemand: ['src/lazy'] },
  ]);
  expect(problems.sort()).toEqual([
    'import cycle: src/high/c.ts → src/high/d.ts → src/high/c.ts',
    "src/high/b.ts imports src/lazy/tool.ts; load it with import() when it's needed",
    'src/low/a.ts imports src/high/b.ts; src/low may import nothing (ARCHITECTURE.md, "Who imports whom")',
    'src/low/astro.astro imports src/high/b.ts; src/low may import nothing (ARCHITECTURE.md, "Who imports whom")',
  ]);
});
