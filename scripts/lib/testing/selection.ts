import { existsSync } from 'node:fs';
import { didYouMean } from '@content-credentials/verdict/nearest';
import { UsageError } from '../cli/command-line.ts';

/** The selection in `npm test -- <stage…> <words…>`. */
export interface Selection {
  stages: string[];
  /** Parts of a file's path or a test's name. */
  words: string[];
}

/**
 * The stages in the first words, and the words after them.
 * @throws UsageError if the first word isn't a stage, or words follow more than one stage
 */
export function selectionOf(given: readonly string[], stages: readonly string[]): Selection {
  const end = given.findIndex((word) => !stages.includes(word));
  const [named, words] = end < 0 ? [given, []] : [given.slice(0, end), given.slice(end)];
  const [first] = words;
  if (first !== undefined && named.length !== 1) {
    throw new UsageError(
      `\`${first}\` isn't a stage; ${didYouMean(first, stages, `the stages are ${stages.join(', ')}`)}`,
    );
  }
  return { stages: [...named], words: [...words] };
}

/** Arguments that make a test runner run what the words match. */
export interface Filter {
  /** Parts of test file paths. */
  files: string[];
  /** A regular expression for test names. */
  name?: string;
}

/** A word that names a file or folder, and so can't be meant as part of a test's name. */
const isPath = (word: string): boolean =>
  existsSync(word) || /^(?:src|scripts|labs|packages|tests)\/|\.(?:test|spec)\.tsx?$/.test(word);

/**
 * A word that's part of a test file's path selects files; the others, joined, are part of a test's name.
 * @throws UsageError for a path without tests
 */
export function filterOf(words: readonly string[], testFiles: readonly string[]): Filter {
  const [files, others] = [true, false].map((inPath) =>
    words.filter((word) => testFiles.some((file) => file.includes(word)) === inPath),
  );
  const empty = (others ?? []).filter(isPath);
  if (empty.length > 0)
    throw new UsageError(
      `No test of this stage is in ${empty.map((path) => `\`${path}\``).join(', ')}; leave it out`,
    );
  const name = (others ?? []).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join(' ');
  return { files: files ?? [], ...(name && { name }) };
}
