import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../../config/errors.ts';
import { checkWith } from '../../config/issues.ts';
import type { Task } from './task.ts';

const resultSchema = z.discriminatedUnion('result', [
  z.strictObject({
    result: z.literal('passed'),
    /** The versions it ran with: `c2pa-python 0.38.1, Python 3.11`. */
    with: z.string(),
    on: z.iso.date(),
    /**
     * A digest of the program, its input, and the expected result, which shows whether the program has changed since.
     */
    digest: z.string(),
  }),
  z.strictObject({ result: z.literal('not run'), reason: z.string() }),
]);

const checkedSchema = z.record(z.string(), z.record(z.string(), resultSchema));

export type CheckedResult = z.infer<typeof resultSchema>;
/** Task → language → result of the last run. */
export type Checked = z.infer<typeof checkedSchema>;

/** The last results of `npm run samples`, from samples/checked.json; empty if it never ran. */
export function readChecked(samplesDir: string): Checked {
  const path = join(samplesDir, 'checked.json');
  if (!existsSync(path)) return {};
  const parsed = checkWith(checkedSchema, JSON.parse(readFileSync(path, 'utf8')), 'samples/checked.json');
  if (!parsed.ok) throw new ConfigError(parsed.problems);
  return parsed.value;
}

/** Twelve digits that change with a program's files, its input, and the expected result. */
export function digestOf(samplesDir: string, name: string, task: Task, language: string): string {
  const files = globSync([`${name}/*.*`, `${name}/${language}/**/*.*`], { cwd: samplesDir })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== `${name}/task.json` && !path.includes('/node_modules/'))
    .sort();
  // Only the parts of task.json for this language, so that adding a language doesn't affect the others.
  const { given, cases, languages } = task;
  const hash = createHash('sha256').update(JSON.stringify([given, cases, languages[language]]));
  for (const file of files) {
    hash.update(`${file}\n${readFileSync(join(samplesDir, file), 'utf8').replaceAll('\r\n', '\n')}`);
  }
  return hash.digest('hex').slice(0, 12);
}
