import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from '../read-data-file.ts';
import { savedFrom } from './served.ts';

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
  const inputs = readJson(path, file, z.record(z.string(), inputSchema));
  for (const [name, { files }] of Object.entries(inputs)) {
    const missing = files.find((file) => !existsSync(join(samplesDir, file)));
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
    (name) => ALWAYS.has(name) || given.some((listed) => listed.split(' ').includes(name)),
  );

/** The inputs of the samples in every language. */
const ALWAYS = new Set(['photo.jpg', 'test-certs']);

/** Where readers get an input: the file itself, or the section that explains how to create it. */
export const addressOfInput = ({ command, files }: Input): string =>
  command ? '/docs/manifest/run-samples#input' : savedFrom(files[0] ?? '');

/** The inputs in a command, in order. */
export const inputNames = (command: string, inputs: Inputs): string[] =>
  [...new Set(command.match(/[\w.-]+/g))].filter((word) => Object.hasOwn(inputs, word));
