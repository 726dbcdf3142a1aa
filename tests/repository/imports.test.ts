import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, expect, test } from 'vitest';
import rules from '../../dependency-cruiser.config.mjs';

const root = mkdtempSync(join(tmpdir(), 'structure-'));
afterAll(() => rmSync(root, { recursive: true }));

function writeFiles(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

/** A file that breaks a rule, by the rule's name; the last one breaks none. */
const files = {
  'no-circle': ['src/views/a.ts', "import type { B } from './b.ts';\nexport type A = B;"],
  'package-by-name': [
    'src/ui/c.ts',
    "import type { V } from '../../packages/verdict/src/v.ts';\nexport type C = V;",
  ],
  'verdict-alone': ['packages/verdict/src/v.ts', "import '../../tools/src/t.ts';\nexport type V = 1;"],
  'packages-without-site': ['packages/tools/src/t.ts', "import '../../../src/content/e.ts';"],
  'site-without-commands': ['src/content/e.ts', "import '../../scripts/f.ts';"],
  'tools-on-demand': ['src/client/g.ts', "import '../../packages/tools/src/t.ts';"],
  none: ['src/client/h.ts', "export const t = () => import('./i.ts');"],
} as const;

test('each rule about imports tells who breaks it', { timeout: 60_000 }, async () => {
  writeFiles({
    ...Object.fromEntries(Object.values(files)),
    'src/views/b.ts': "import type { A } from './a.ts';\nexport type B = A | 1;",
    'scripts/f.ts': '',
    'src/client/i.ts': '',
  });
  const { options, ...ruleSet } = rules;
  const { output } = await cruise(['src', 'packages', 'scripts'], {
    ...options,
    baseDir: root,
    ruleSet,
    validate: true,
  });
  const told = (output as ICruiseResult).summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  for (const [rule, [file]] of Object.entries(files))
    if (rule === 'none') expect(told.join('\n')).not.toContain(file);
    else expect(told).toContain(`${rule}: ${file}`);
});
