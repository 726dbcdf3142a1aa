import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../parse-json.ts';
import { checkData } from '../read-data-file.ts';
import { savedFrom } from './served.ts';

const inputSchema = z.strictObject({
  /** What it is, for the table of `run-samples`. */
  about: z.string().min(1),
  /** Other inputs that its command needs. */
  needs: z.array(z.string()).default([]),
  /** The file itself, or the programs that make it, in `samples/`. */
  files: z.array(z.string()).min(1),
  /** What makes it; without one, the file is saved. */
  command: z.string().optional(),
});

/** A file or folder that commands of samples name, and that no sample brings. */
export type Input = z.infer<typeof inputSchema>;

/** By the name that commands use. */
export type Inputs = Readonly<Record<string, Input>>;

/** `samples/inputs.json`; nothing where there is none. @throws Error that names the file and the key, or a file that isn't there */
export function readInputs(samplesDir: string): Inputs {
  const path = join(samplesDir, 'inputs.json');
  if (!existsSync(path)) return {};
  const file = 'samples/inputs.json';
  const inputs = checkData(parseJson(path, file), file, z.record(z.string(), inputSchema));
  for (const [name, { files }] of Object.entries(inputs)) {
    const missing = files.find((file) => !existsSync(join(samplesDir, file)));
    if (missing) throw new Error(`${file}: ${name} names ${missing}, which isn't in samples/`);
  }
  return inputs;
}

/**
 * The inputs of a program: what its command names, as far as the task makes it before, or every folder has it.
 * @param given the samples that make the input of the task, as commands
 */
export const inputsOf = (command: string, given: readonly string[], inputs: Inputs): string[] =>
  inputNames(command, inputs).filter(
    (name) => ALWAYS.has(name) || given.some((made) => made.split(' ').includes(name)),
  );

/** What the samples of every language begin with. */
const ALWAYS = new Set(['photo.jpg', 'test-certs']);

/** Where a reader gets an input: the file itself, or the section that says how it is made. */
export const addressOfInput = ({ command, files }: Input): string =>
  command ? '/docs/manifest/run-samples#input' : savedFrom(files[0] ?? '');

/** The inputs that a command names, in the order of the command. */
export const inputNames = (command: string, inputs: Inputs): string[] =>
  [...new Set(command.match(/[\w.-]+/g))].filter((word) => Object.hasOwn(inputs, word));
