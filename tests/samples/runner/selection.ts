import { existsSync } from 'node:fs';
import type { SampleCheck, Task } from '../../../src/features/samples/task.ts';

/** The variables that tell the sample tests what to run: one name each, or empty for all. */
export const TASK = 'SAMPLES_TASK';
export const LANGUAGE = 'SAMPLES_LANGUAGE';
/** Parts of the paths of the pages whose commands run, separated by commas. */
export const PAGE = 'SAMPLES_PAGE';

export interface Selection {
  task(name: string): boolean;
  language(name: string): boolean;
}

/** What `npm run samples -- --task … --language …` selected. */
export function chosen(env: NodeJS.ProcessEnv = process.env): Selection {
  const asks = (wanted: string | undefined) => (name: string) => !wanted || wanted === name;
  return { task: asks(env[TASK]), language: asks(env[LANGUAGE]) };
}

/** The languages that `npm test` runs; `npm run test:all` adds the others. */
const MAIN = new Set(['node', 'python']);

/** The test that runs a language's programs that are compared with their tasks' cases. */
export const sharedTest = (language: string): string =>
  `tests/samples/${MAIN.has(language) ? 'every-language' : 'more-languages'}.test.ts`;

/** The test written for a task, or for one of its programs. */
export function testFileOf(task: string, check?: SampleCheck): string {
  const named = check?.runs === 'tests' ? check.test : undefined;
  return `tests/samples/${named ?? `${task}.test.ts`}`;
}

/** The test files that run these tasks in these languages: the shared one if a program needs it, and the tasks' own. */
export function testFilesFor(
  tasks: ReadonlyMap<string, Task>,
  wanted: (language: string) => boolean,
  exists: (path: string) => boolean = existsSync,
): string[] {
  const own = [...tasks].flatMap(([name, { languages }]) =>
    Object.entries(languages)
      .filter(([language, { runs }]) => wanted(language) && (runs === 'tests' || language === 'node'))
      // Always for Node.js, whose tests also check errors, whichever programs are compared with the cases.
      .map(([, check]) => testFileOf(name, check)),
  );
  // vitest fails on a file without tests, and the shared one has none for programs that only their own tests run.
  const shared = [...tasks.values()].flatMap(({ languages }) =>
    Object.entries(languages)
      .filter(([language, { runs }]) => wanted(language) && runs === 'samples')
      .map(([language]) => sharedTest(language)),
  );
  return [...new Set([...shared, ...own.filter(exists)])];
}
