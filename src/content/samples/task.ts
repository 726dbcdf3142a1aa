import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../../config/errors.ts';
import { checkWith } from '../../config/issues.ts';
import { parseJson } from '../parse-json.ts';
import { foundSchema } from './found.ts';
import { inputSchema } from './inputs.ts';

/** One run of the program. The cases of a task run in sequence in the same folder. */
const caseSchema = z
  .strictObject({
    /** The program's command-line arguments. A page uses them as the files for its file inputs. */
    args: z.array(z.string()).default([]),
    /** A file next to task.json with the output of every language, after identifiers and dates are removed. */
    prints: z.string().optional(),
    /** What a validator must report for the files that the program wrote. */
    files: z.record(z.string(), foundSchema).optional(),
    /** The program must fail with an error that contains this text. */
    fails: z.string().min(1).optional(),
  })
  .refine(({ prints, files, fails }) => prints ?? files ?? fails, {
    message: 'a case needs an expected result; add `prints`, `files`, or `fails`',
  });

/** Where a language doesn't produce the shared result, with the reason, which is printed. */
const differsSchema = z.strictObject({
  why: z.string().min(1),
  /** Shared file with the expected output → the file for this language. */
  prints: z.record(z.string(), z.string()).default({}),
  /** Overrides for the expected contents of a file. */
  files: z.record(z.string(), foundSchema).default({}),
  /** Shared error text → the text for this language. */
  fails: z.record(z.string(), z.string()).default({}),
});

const file = z.string().min(1);

/**
 * The arguments in the command that pages show. By default, they're those of the first entry in `cases`, and a task
 * without cases doesn't show a command; use `false` if one command isn't enough.
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
     * The files for a page's file inputs, in page order, if they aren't the arguments. `$1` is the first argument, or
     * no file in a case without arguments.
     */
    choose: z.array(z.string()).optional(),
    differs: differsSchema.optional(),
  }),
  /** It has its own test: `tests/samples/<task>.test.ts`, or the one in `test`. */
  z.strictObject({ file, args, with: z.string(), runs: z.literal('tests'), test: z.string().optional() }),
  z.strictObject({ file, args, with: z.string(), runs: z.literal('by hand'), on: z.iso.date() }),
  z.strictObject({ file, args, with: z.string(), runs: z.literal('not run'), reason: z.string() }),
  /** There's no program, because the library doesn't support the task. */
  z.strictObject({ runs: z.literal('cannot'), reason: z.string().min(1) }),
]);

const taskSchema = z
  .strictObject({
    title: z.string(),
    /** Samples with arguments, run first to create the input: `sign-local/node/sign-local.mjs photo.jpg signed.jpg`. */
    given: z.array(z.string()).default([]),
    /**
     * What every program of this task reads and the shared inputs don't have, in the form of `samples/inputs.json`: for a
     * file that a sample in `given` writes without naming it in its arguments, or that the command doesn't name.
     */
    inputs: z.record(z.string(), inputSchema).optional(),
    /** Files and folders that readers create with another tool, such as ffmpeg. A program that reads one has no archive. */
    outside: z.array(z.string()).optional(),
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
/** A check of an existing program: all but `cannot`. */
export type ProgramCheck = Extract<SampleCheck, { file: string }>;
/** A check by `npm run samples` against the task's cases. */
export type SharedCheck = Extract<SampleCheck, { runs: 'samples' }>;

/**
 * The task in a folder of `samples/`; undefined without a task.json.
 * @throws ConfigError with the file and key
 */
export function readTask(samplesDir: string, task: string): Task | undefined {
  const path = join(samplesDir, task, 'task.json');
  if (!existsSync(path)) return undefined;
  const name = `samples/${task}/task.json`;
  const parsed = checkWith(taskSchema, parseJson(path, name), name);
  if (!parsed.ok) throw new ConfigError(parsed.problems);
  return parsed.value;
}

/** Every folder in `samples/` that's a task, by name. */
export function taskNames(samplesDir: string): string[] {
  if (!existsSync(samplesDir)) return [];
  return readdirSync(samplesDir)
    .filter((name) => existsSync(join(samplesDir, name, 'task.json')))
    .sort();
}

/** Every task, sorted by name. @throws ConfigError for the first one with a mistake */
export function readTasks(samplesDir: string): Map<string, Task> {
  const tasks = new Map<string, Task>();
  for (const name of taskNames(samplesDir)) {
    const task = readTask(samplesDir, name);
    if (task) tasks.set(name, task);
  }
  return tasks;
}
