import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Inputs, readInputs } from './inputs.ts';
import { readTask } from './task.ts';

/**
 * The inputs that a task's programs can name: those of all samples, and its own, which replace one of the same name.
 * @throws Error if the task names a file that doesn't exist
 */
export function inputsFor(samplesDir: string, task: string): Inputs {
  const own = readTask(samplesDir, task)?.inputs ?? {};
  for (const [name, { files }] of Object.entries(own)) {
    const missing = files.find((file) => !existsSync(join(samplesDir, file)));
    if (missing)
      throw new Error(`samples/${task}/task.json: ${name} names ${missing}, which isn't in samples/`);
  }
  return { ...readInputs(samplesDir), ...own };
}
