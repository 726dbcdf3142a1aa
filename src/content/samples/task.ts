import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../../config/errors.ts';
import { checkWith } from '../../config/issues.ts';
import { parseJson } from '../parse-json.ts';
import { foundSchema } from './found.ts';

/** One run of the program. Cases of a task run one after the other in the same folder. */
const caseSchema = z
  .strictObject({
    /** What the program gets on its command line. A page takes them as the files of its file inputs. */
    args: z.array(z.string()).default([]),
    /** A file beside task.json: what every language prints, once identifiers and dates are taken out. */
    prints: z.string().optional(),
    /** What the judge finds in the files that the program wrote. */
    files: z.record(z.string(), foundSchema).optional(),
    /** The program has to end with an error that contains this text. */
    fails: z.string().min(1).optional(),
  })
  .refine(({ prints, files, fails }) => prints ?? files ?? fails, {
    message: 'a case needs an expected result; add `prints`, `files`, or `fails`',
  });

/** Where a language does not come to the shared result, with the reason, which is printed. */
const differsSchema = z.strictObject({
  why: z.string().min(1),
  /** Shared file with the expected output → the file that holds for this language. */
  prints: z.record(z.string(), z.string()).default({}),
  /** Laid over what is expected of a file. */
  files: z.record(z.string(), foundSchema).default({}),
  /** Shared text of an error → the text that holds for this language. */
  fails: z.record(z.string(), z.string()).default({}),
});

const file = z.string().min(1);

/**
 * What a reader types behind the name of the program, for the command that pages show. Without it the first of `cases`
 * says so, and a task without cases shows none; `false` shows none where one command is not enough.
 */
const args = z.union([z.array(z.string()), z.literal(false)]).optional();

/** How a program in one language is checked. */
const checkSchema = z.discriminatedUnion('runs', [
  /** `npm run samples` runs it and compares it with `cases`. */
  z.strictObject({
    file,
    args,
    runs: z.literal('samples'),
    /**
     * The files that a page's file inputs get, in the order of the page, where they are not the arguments. `$1` is the
     * first argument, and no file in a case that has none.
     */
    choose: z.array(z.string()).optional(),
    differs: differsSchema.optional(),
  }),
  /** A test of its own runs it: `tests/samples/<task>.test.ts`, or the one that `test` names. */
  z.strictObject({ file, args, with: z.string(), runs: z.literal('tests'), test: z.string().optional() }),
  z.strictObject({ file, args, with: z.string(), runs: z.literal('by hand'), on: z.iso.date() }),
  z.strictObject({ file, args, with: z.string(), runs: z.literal('not run'), reason: z.string() }),
  /** There is no program: the library cannot do this. */
  z.strictObject({ runs: z.literal('cannot'), reason: z.string().min(1) }),
]);

const taskSchema = z
  .strictObject({
    title: z.string(),
    /** Samples with their arguments, run first to make the input: `sign-local/node/sign-local.mjs photo.jpg signed.jpg`. */
    given: z.array(z.string()).default([]),
    cases: z.array(caseSchema).default([]),
    languages: z.record(z.string(), checkSchema),
  })
  .refine(
    ({ cases, languages }) =>
      cases.length > 0 || Object.values(languages).every(({ runs }) => runs !== 'samples'),
    {
      message:
        '`"runs": "samples"` compares the output with `cases`, but this task has none; add them, or use another value',
      path: ['cases'],
    },
  );

export type Task = z.infer<typeof taskSchema>;
export type Case = z.infer<typeof caseSchema>;
export type Differs = z.infer<typeof differsSchema>;
export type SampleCheck = z.infer<typeof checkSchema>;
/** A check of something that is there to be shown: all but `cannot`. */
export type ProgramCheck = Extract<SampleCheck, { file: string }>;
/** A check by `npm run samples` against the task's cases. */
export type SharedCheck = Extract<SampleCheck, { runs: 'samples' }>;

/**
 * The task of a folder of `samples/`; undefined where it has no task.json.
 * @throws ConfigError that names the file and the key
 */
export function readTask(samplesDir: string, task: string): Task | undefined {
  const path = join(samplesDir, task, 'task.json');
  if (!existsSync(path)) return undefined;
  const name = `samples/${task}/task.json`;
  const parsed = checkWith(taskSchema, parseJson(path, name), name);
  if (!parsed.ok) throw new ConfigError(parsed.problems);
  return parsed.value;
}

/** Every folder of `samples/` that is a task, by name. */
export function taskNames(samplesDir: string): string[] {
  if (!existsSync(samplesDir)) return [];
  return readdirSync(samplesDir)
    .filter((name) => existsSync(join(samplesDir, name, 'task.json')))
    .sort();
}

/** Every task by name, in the order of names. @throws ConfigError for the first that is wrong */
export function readTasks(samplesDir: string): Map<string, Task> {
  const tasks = new Map<string, Task>();
  for (const name of taskNames(samplesDir)) {
    const task = readTask(samplesDir, name);
    if (task) tasks.set(name, task);
  }
  return tasks;
}
