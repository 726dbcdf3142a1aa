import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Official } from '@content-credentials/verdict/testkit/conformance/outcomes';
import { environment, findPython } from '../../tests/samples/runner/toolchains/python.ts';

/** The only package that the evaluator needs besides json-formula. */
const YAML = 'PyYAML==6.0.3';

/** The commit that a clone is at. @throws Error if it isn't a clone */
export function commitOf(clone: string): string {
  const { stdout, status } = spawnSync('git', ['-C', clone, 'rev-parse', 'HEAD'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${clone} isn't a git repository`);
  return stdout.trim();
}

/**
 * What the official evaluator says about each document.
 * @param documents JSON text by id
 */
export async function officialOutcomes(
  rubrics: string,
  formula: string,
  documents: ReadonlyMap<string, string>,
): Promise<Record<string, Official>> {
  const folders = [join(rubrics, 'asset-rubrics'), join(formula, 'src')].map((folder) => resolve(folder));
  for (const folder of folders) if (!existsSync(folder)) throw new Error(`${folder} doesn't exist`);
  const python = findPython();
  if (!python) throw new Error('Python with venv is required to run the official evaluator');
  const program = await environment(python, 'conformance', [YAML]);
  const { stdout, stderr, status } = spawnSync(
    program,
    [join(import.meta.dirname, 'official.py'), ...folders],
    { input: JSON.stringify(Object.fromEntries(documents)), encoding: 'utf8', maxBuffer: 50_000_000 },
  );
  if (status !== 0) throw new Error(`the official evaluator failed: ${stderr}`);
  return JSON.parse(stdout);
}
