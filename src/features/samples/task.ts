import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { once, readJson } from '../../content/read-data-file.ts';
import { savedFrom } from './files.ts';

const states = z.enum(['Trusted', 'Valid', 'Invalid', 'none']);
const codes = z.array(z.string());

/**
 * What a neutral reader (@contentauth/c2pa-node) finds in a file, whichever language wrote it. An expectation lists
 * only the fields that matter; lists are compared as a whole.
 */
const foundSchema = z
  .strictObject({
    /** False if the file must not exist. */
    exists: z.boolean(),
    /** The media type according to the first bytes. */
    type: z.string(),
    /** A file with the manifest store of an asset without one; it's read instead of the embedded store. */
    sidecar: z.string(),
    /** Without a trust anchor; `none` is a file without a manifest store. */
    state: states,
    /** With the root in test-certs as trust anchor. */
    trusted: states,
    title: z.string().nullable(),
    /** The signer's common name. */
    signer: z.string().nullable(),
    /** The claim generator's name. */
    generator: z.string().nullable(),
    /** The version of the Rust core that signed, as the claim says. */
    core: z.string().nullable(),
    /** Codes for the active manifest without a trust anchor, each once, in alphabetical order. */
    success: codes,
    informational: codes,
    failure: codes,
    /** `c2pa.created digitalCreation`: the action and the last part of its source type, in order. */
    actions: codes,
    /** Labels of the assertions, in alphabetical order. */
    assertions: codes,
    /**
     * Labels of the assertions that the claim lists as created, as far as the reader reports them, in the same order.
     */
    created: codes,
    /** `parentOf photo.jpg`, in order. */
    ingredients: codes,
    /** Labels of redacted assertions. */
    redacted: codes,
    /** Number of manifests in the store. */
    manifests: z.number().int(),
    /** Whether the manifest store is in the file itself. */
    embedded: z.boolean(),
  })
  .partial();

export type Found = z.infer<typeof foundSchema>;

export const inputSchema = z.strictObject({
  /** A description for the table in `run-samples`. */
  about: z.string().min(1),
  /** Other inputs that its command needs. */
  needs: z.array(z.string()).default([]),
  /** The file itself, or the programs that create it, in `samples/`. */
  files: z.array(z.string()).min(1),
  /** The command that creates it; if there is none, the file is saved. */
  command: z.string().optional(),
});

const inputsSchema = z.record(z.string(), inputSchema);

/** A file or folder that sample commands need and that isn't part of a sample. */
export type Input = z.infer<typeof inputSchema>;

/** By the name used in commands. */
export type Inputs = Readonly<Record<string, Input>>;

/**
 * `samples/inputs.json`; empty if it doesn't exist. @throws Error with the file and key, or with a file that doesn't
 * exist
 */
export function readInputs(samplesDir: string): Inputs {
  const path = join(samplesDir, 'inputs.json');
  if (!existsSync(path)) return {};
  const file = 'samples/inputs.json';
  return withFiles(samplesDir, file, readJson(path, file, inputsSchema));
}

/** @throws Error for an input that names a file that doesn't exist */
function withFiles(samplesDir: string, file: string, inputs: Inputs): Inputs {
  for (const [name, { files }] of Object.entries(inputs)) {
    const missing = files.find((one) => !existsSync(join(samplesDir, one)));
    if (missing) throw new Error(`${file}: ${name} names ${missing}, which isn't in samples/`);
  }
  return inputs;
}

/**
 * A program's inputs: those in its command that the task creates first or that every folder has.
 * @param given the samples that create the task's input, as commands
 */
export const inputsOf = (command: string, given: readonly string[], inputs: Inputs): string[] =>
  inputNames(command, inputs).filter(
    (name) => INPUTS_OF_ALL.has(name) || given.some((listed) => listed.split(' ').includes(name)),
  );

/** The inputs of the samples in every language. */
const INPUTS_OF_ALL = new Set(['photo.jpg', 'test-certs']);

/** Where readers get an input: the file itself, or the section that explains how to create it. */
export const addressOfInput = ({ command, files }: Input): string =>
  command ? '/docs/manifest/run-samples#input' : savedFrom(files[0] ?? '');

/** The inputs in a command, in order. */
export const inputNames = (command: string, inputs: Inputs): string[] =>
  [...new Set(command.match(/[\w.-]+/g))].filter((word) => Object.hasOwn(inputs, word));

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
    /**
     * The arguments that pages show instead of the first case's: files of ours, for which the outputs on pages are. The
     * cases use files that are signed anew.
     */
    shown: z.array(z.string()).optional(),
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
export type SampleCheck = z.infer<typeof checkSchema>;
/** A check of an existing program: all but `cannot`. */
export type ProgramCheck = Extract<SampleCheck, { file: string }>;
/** A check by `npm run samples` against the task's cases. */
export type SharedCheck = Extract<SampleCheck, { runs: 'samples' }>;

/**
 * The task in a folder of `samples/`; undefined without a task.json.
 * @throws AuthorError with the file and key
 */
export const readTask = once((samplesDir: string, task: string): Task | undefined => {
  const path = join(samplesDir, task, 'task.json');
  if (!existsSync(path)) return undefined;
  return readJson(path, `samples/${task}/task.json`, taskSchema);
});

/** Every folder in `samples/` that's a task, by name. */
export function taskNames(samplesDir: string): string[] {
  if (!existsSync(samplesDir)) return [];
  return readdirSync(samplesDir)
    .filter((name) => existsSync(join(samplesDir, name, 'task.json')))
    .sort();
}

/** Every task, sorted by name. @throws AuthorError for the first one with a mistake */
export function readTasks(samplesDir: string): Map<string, Task> {
  const tasks = new Map<string, Task>();
  for (const name of taskNames(samplesDir)) {
    const task = readTask(samplesDir, name);
    if (task) tasks.set(name, task);
  }
  return tasks;
}

/**
 * The inputs that a task's programs can name: those of all samples, and its own, which replace one of the same name.
 * @throws Error if the task names a file that doesn't exist
 */
export const inputsFor = once((samplesDir: string, task: string): Inputs => {
  const own = readTask(samplesDir, task)?.inputs ?? {};
  return { ...readInputs(samplesDir), ...withFiles(samplesDir, `samples/${task}/task.json`, own) };
});
