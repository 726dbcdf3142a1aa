import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigProblem } from './errors.ts';

/**
 * The same problems, with a line (`sidebars.ts:12`) for those in sidebars.ts whose wrong value appears in quotation
 * marks: it's the only file with hundreds of lines of ids. A value that the file computes has no line.
 */
export function withLines(problems: readonly ConfigProblem[], sourceDir: string): ConfigProblem[] {
  return problems.map((problem) => {
    const { file, value } = problem;
    const line = file === 'sidebars.ts' && typeof value === 'string' && lineOf(read(sourceDir, file), value);
    return line ? { ...problem, file: `${problem.file}:${line}` } : problem;
  });
}

/** The number, from 1, of the first line that contains the value in quotation marks; 0 if none does. */
export function lineOf(text: string, value: string): number {
  const quoted = ["'", '"', '`'].map((quote) => quote + value + quote);
  return text.split('\n').findIndex((line) => quoted.some((one) => line.includes(one))) + 1;
}

function read(sourceDir: string, file: string): string {
  try {
    return readFileSync(join(sourceDir, file), 'utf8');
  } catch {
    return '';
  }
}
